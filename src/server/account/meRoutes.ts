import type { FastifyInstance, FastifyRequest } from 'fastify';
import { holdsAny, type Session } from '#contract/session.ts';
import type { ServerSession } from '#server/access/ServerSession.ts';
import type { Db } from '#server/db/Db.ts';
import { Failure } from '#server/http/Failure.ts';
import { readFields } from '#server/http/readFields.ts';
import { readToken } from '#server/http/RouteAccess.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import { bumpStamp, revokeSessions } from './sessionStore.ts';
import { hashToken, toSocketKey } from './tokens.ts';

const ANY_LOGIN = { config: { access: [] } };

/** Shortest password that a person may choose. */
const MIN_PASSWORD = 8;

/** The own account: `/me`, `/logout`, `/change-password`, `/sessions`. */
export function meRoutes(app: FastifyInstance, { db, passwords }: ServerParts): void {
  app.post('/me', ANY_LOGIN, async (request): Promise<Session> => {
    const { session } = request;
    const key = toSocketKey(readToken(request) ?? '');
    return {
      ...toAnswer(session, await readPlaces(db, session)),
      auth_key: await keepSocketKey(db, session, key),
    };
  });

  app.post('/logout', ANY_LOGIN, async ({ session }) => {
    await endSession(db, session, session.id);
    return {};
  });

  app.post('/change-password', ANY_LOGIN, async ({ session, body }) => {
    const { old_password, new_password } = readFields(body, { old_password: 'text', new_password: 'text' });
    if (new_password.length < MIN_PASSWORD) {
      throw new Failure('invalid', {
        problems: [{ path: 'new_password', code: 'password_too_short', params: { limit: MIN_PASSWORD } }],
      });
    }
    if (!(await passwords.verify(old_password, await readHash(db, session)))) {
      throw new Failure('invalid', { problems: [{ path: 'old_password', code: 'password_wrong' }] });
    }
    await writePassword(db, session, await passwords.hash(new_password));
    return {};
  });

  app.get('/sessions', ANY_LOGIN, async ({ session }) => ({ rows: await readSessions(db, session) }));

  app.delete('/sessions/:id', ANY_LOGIN, async (request) => {
    await endSession(db, request.session, readId(request));
    return {};
  });
}

interface PlaceRow {
  warehouses: Session['warehouses'];
  pos: Session['pos'];
  notify: number;
}

/** A main account and full access see every place; others the ones that they are linked to. */
async function readPlaces(db: Db, session: ServerSession): Promise<PlaceRow> {
  const seesAll = session.isMain || holdsAny(session.permissions, ['super_admin']);
  const { rows } = await db.forTenant(session.customer.id).query<PlaceRow>(
    `select
 (select coalesce(jsonb_agg(jsonb_build_object('id', w.id, 'code_name', w.code_name, 'id_city', w.id_city) order by w.id), '[]')
  from "warehouse" w where w.customer_id = $1 and w.deleted_at is null and ($3 or w.id = any($4::int8[]))) as warehouses,
 (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'code', p.code, 'id_city', p.id_city) order by p.id), '[]')
  from "pos" p where p.customer_id = $1 and p.deleted_at is null and ($3 or p.id = any($5::int8[]))) as pos,
 (select count(*)::int from khuon_notification n
  where n.customer_id = $1 and n.account_id = $2 and n.status = 0) as notify`,
    [session.customer.id, session.accountId, seesAll, session.warehouses, session.pos],
  );
  return rows[0] ?? { warehouses: [], pos: [], notify: 0 };
}

function toAnswer(session: ServerSession, places: PlaceRow): Omit<Session, 'auth_key'> {
  const { customer, permissions, displayName, accountId } = session;
  return { customer, permissions, ...places, display_name: displayName, identity_id: accountId };
}

/** Keeps the hash of the socket's secret beside its session; the same session always has the same secret. */
async function keepSocketKey(db: Db, session: ServerSession, key: string): Promise<string> {
  await db.forTenant(session.customer.id).query(
    `insert into khuon_ticket (customer_id, kind, token_hash, account_id, session_id, expires_at)
values ($1, 'socket', $2, $3, $4, now() + interval '30 days') on conflict (token_hash) do nothing`,
    [session.customer.id, hashToken(key), session.accountId, session.id],
  );
  return key;
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

async function readHash(db: Db, session: ServerSession): Promise<string | null> {
  const { rows } = await db
    .forTenant(session.customer.id)
    .query<{ password: string | null }>('select password from "account" where customer_id = $1 and id = $2', [
      session.customer.id,
      session.accountId,
    ]);
  return rows[0]?.password ?? null;
}

/** The new password ends every other session of the account. */
async function writePassword(db: Db, session: ServerSession, hash: string): Promise<void> {
  const { id: customer } = session.customer;
  await db.forTenant(customer).transaction(async (tx) => {
    await tx.query(
      'update "account" set password = $3, version = version + 1 where customer_id = $1 and id = $2',
      [customer, session.accountId, hash],
    );
    await revokeSessions(tx, customer, [session.accountId], session.id);
    await bumpStamp(tx, customer, [session.accountId]);
  });
}

async function readSessions(db: Db, session: ServerSession) {
  const { rows } = await db.forTenant(session.customer.id).query(
    `select id, created_at, last_used_at, expires_at, address, user_agent, id = $3 as is_current from khuon_session
where customer_id = $1 and account_id = $2 and revoked_at is null and idle_expires_at > now() and expires_at > now()
order by last_used_at desc, id desc limit 100`,
    [session.customer.id, session.accountId, session.id],
  );
  return rows;
}

function readId(request: FastifyRequest): number {
  const { id } = request.params as { id: string };
  if (!/^\d{1,15}$/.test(id)) throw new Failure('not_found');
  return Number(id);
}
