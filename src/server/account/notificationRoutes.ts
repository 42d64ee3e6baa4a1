import type { Calls } from '#server/http/Calls.ts';
import { Failure } from '#server/http/Failure.ts';
import { readFields } from '#server/http/readFields.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import { readNotifications } from '#server/notify/readNotifications.ts';

const ANY_LOGIN = { config: { access: [] } };

/** The own notifications: `POST /notifications`, `POST /notifications/read`. */
export function notificationRoutes(calls: Calls, parts: ServerParts): void {
  calls.post('/notifications', ANY_LOGIN, async ({ session, language, body }) => {
    const filter = readFields(body, { type: 'integer?', status: 'integer?', before: 'integer?' });
    return readNotifications(parts, session, language, filter);
  });

  calls.post('/notifications/read', ANY_LOGIN, async ({ session, body }) => {
    const { ids, until, type } = readFields(body, { ids: 'integers?', until: 'integer?', type: 'integer?' });
    // Either some by their ids, or all, perhaps of a type, that are no newer than what the person has seen.
    if ((ids === undefined) === (until === undefined))
      throw new Failure('invalid', { problems: [{ path: 'ids', code: 'is_empty' }] });
    await parts.db.forTenant(session.customer.id).query(
      `update khuon_notification set status = 1, read_at = now()
where customer_id = $1 and account_id = $2 and status = 0 and (id = any($3::int8[]) or id <= $4::int8)
 and ($5::int8 is null or type = $5)`,
      [session.customer.id, session.accountId, ids ?? [], until ?? null, type ?? null],
    );
    return {};
  });
}
