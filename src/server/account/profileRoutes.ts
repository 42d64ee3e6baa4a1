import type { Values } from '#contract/logic.ts';
import type { Calls } from '#server/http/Calls.ts';
import { sessionIdOf } from '#server/access/Actor.ts';
import { entityOf } from '#server/access/modelIndex.ts';
import type { Queries } from '#server/db/Db.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import { recordChanges } from '#server/write/recordAudit.ts';
import { runChange, type Change } from '#server/write/runChange.ts';
import { formOf, readFormBody } from './readFormBody.ts';
import { bumpStamp } from './sessionStore.ts';

const ANY_LOGIN = { config: { access: [] } };

/** `GET /profile`, `POST /profile`: what everybody may say of himself; never his rights. */
export function profileRoutes(calls: Calls, parts: ServerParts): void {
  const { db, model } = parts;

  calls.get('/profile', ANY_LOGIN, ({ session }) =>
    readProfile(db.forTenant(session.customer.id), session.customer.id, session.accountId),
  );

  calls.post('/profile', ANY_LOGIN, (request, reply) =>
    runChange(parts, request, reply, async (change) => {
      const form = formOf(model, 'profile');
      const values = readFormBody(form, request.body, change.values, change.scope);
      await writeProfile(change, values);
      return { body: {} };
    }),
  );
}

async function readProfile(queries: Queries, customerId: number, accountId: number): Promise<Values> {
  const { rows } = await queries.query<Values>(
    'select username, display_name, phone_country, phone, email from "account" where customer_id = $1 and id = $2',
    [customerId, accountId],
  );
  return rows[0] ?? {};
}

async function writeProfile({ tx, session, requestId, parts }: Change, values: Values): Promise<void> {
  const { accountId, customer } = session;
  const before = await readProfile(tx, customer.id, accountId);
  await tx.query(
    `update "account" set display_name = $3, phone = $4, email = $5, phone_country = $6, version = version + 1, updated_at = now(), updated_by = $2
where customer_id = $1 and id = $2`,
    [
      customer.id,
      accountId,
      values['display_name'],
      values['phone'],
      values['email'],
      values['phone_country'],
    ],
  );
  const who = { customerId: customer.id, accountId, sessionId: sessionIdOf(session), requestId };
  const entity = entityOf(parts.model, 'account');
  await recordChanges(tx, {
    ...who,
    action: 'update',
    entity,
    changed: [{ id: accountId, before, after: { ...before, ...values } }],
  });
  // The name is part of the session.
  await bumpStamp(tx, customer.id, [accountId]);
  await parts.signals.listChanged(tx, customer.id, entity.name);
}
