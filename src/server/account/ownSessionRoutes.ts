import type { FastifyRequest } from 'fastify';
import type { Calls } from '#server/http/Calls.ts';
import type { ServerSession } from '#server/access/ServerSession.ts';
import type { Db } from '#server/db/Db.ts';
import { Failure } from '#server/http/Failure.ts';
import { readFields } from '#server/http/readFields.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import { bumpStamp, revokeSessions } from './sessionStore.ts';

const ANY_LOGIN = { config: { access: [] } };

/** `POST /logout`, and where the own account is signed in: `GET /sessions`, `DELETE /sessions` (all others), `DELETE /sessions/<id>`. */
export function ownSessionRoutes(calls: Calls, { db }: ServerParts): void {
  calls.post('/logout', { config: { access: [], unlicensed: true } }, async ({ session, body }) => {
    readFields(body, {});
    await endSession(db, session, session.id);
    return {};
  });

  calls.get('/sessions', ANY_LOGIN, async ({ session }) => ({ rows: await readSessions(db, session) }));

  calls.delete('/sessions', ANY_LOGIN, async ({ session }) => {
    await endOthers(db, session);
    return {};
  });

  calls.delete('/sessions/:id', { config: { access: [], once: true } }, async (request) => {
    await endSession(db, request.session, readId(request));
    return {};
  });
}

async function readSessions(db: Db, session: ServerSession) {
  const { rows } = await db.forTenant(session.customer.id).query(
    `select id, created_at, last_used_at, expires_at, address, user_agent, id = $3 as is_current from khuon_session
where customer_id = $1 and account_id = $2 and revoked_at is null and idle_expires_at > now() and expires_at > now()
order by id = $3 desc, last_used_at desc, id desc limit 100`,
    [session.customer.id, session.accountId, session.id],
  );
  return rows;
}

async function endSession(db: Db, session: ServerSession, id: number): Promise<void> {
  const { id: customer } = session.customer;
  await db.forTenant(customer).transaction(async (tx) => {
    const { rowCount } = await tx.query(
      'update khuon_session set revoked_at = now() where customer_id = $1 and account_id = $2 and id = $3 and revoked_at is null',
      [customer, session.accountId, id],
    );
    if (rowCount === 0) throw new Failure('not_found');
    await bumpStamp(tx, customer, [session.accountId]);
  });
}

async function endOthers(db: Db, { customer, accountId, id }: ServerSession): Promise<void> {
  await db.forTenant(customer.id).transaction(async (tx) => {
    await revokeSessions(tx, customer.id, [accountId], id);
    await bumpStamp(tx, customer.id, [accountId]);
  });
}

function readId(request: FastifyRequest): number {
  const { id } = request.params as { id: string };
  if (!/^\d{1,15}$/.test(id)) throw new Failure('not_found');
  return Number(id);
}
