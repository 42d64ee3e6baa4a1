import type { FastifyInstance } from 'fastify';
import { readFields } from '#server/http/readFields.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';

const ANY_LOGIN = { config: { access: [] } };

/** The newest so many are shown. */
const SHOWN = 100;

/** The own notifications: `POST /notifications`, `POST /notifications/read`. */
export function notificationRoutes(app: FastifyInstance, { db }: ServerParts): void {
  app.post('/notifications', ANY_LOGIN, async ({ session, body }) => {
    const { type, status } = readFields(body, { type: 'integer?', status: 'integer?' });
    const { rows } = await db.forTenant(session.customer.id).query<{ rows: unknown[]; total: number }>(
      `with own as (select id, type, status, title, data, url, created_at from khuon_notification
 where customer_id = $1 and account_id = $2 and ($3::int8 is null or type = $3) and ($4::int8 is null or status = $4))
select (select count(*)::int from own) as total,
 (select coalesce(jsonb_agg(to_jsonb(x) order by x.id desc), '[]') from (select * from own order by id desc limit ${SHOWN}) x) as rows`,
      [session.customer.id, session.accountId, type ?? null, status ?? null],
    );
    return rows[0];
  });

  app.post('/notifications/read', ANY_LOGIN, async ({ session, body }) => {
    const { ids } = readFields(body, { ids: 'integers' });
    await db
      .forTenant(session.customer.id)
      .query(
        'update khuon_notification set status = 1, read_at = now() where customer_id = $1 and account_id = $2 and status = 0 and id = any($3::int8[])',
        [session.customer.id, session.accountId, ids],
      );
    return {};
  });
}
