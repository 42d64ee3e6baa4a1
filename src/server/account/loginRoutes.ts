import type { FastifyRequest } from 'fastify';
import { normalizeEmail } from '#fields/email/email.ts';
import type { Calls } from '#server/http/Calls.ts';
import { isCompanyOver, type Licenses } from '#server/access/licenses.ts';
import type { Db } from '#server/db/Db.ts';
import { Failure } from '#server/http/Failure.ts';
import { readFields } from '#server/http/readFields.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import { createAttemptLimit } from './createAttemptLimit.ts';
import { MAX_AGENT } from './sessionStore.ts';

interface AccountRow {
  id: number;
  customer_id: number;
  password: string | null;
  status: number;
  is_main: boolean | null;
  licenses: Licenses;
}

const WAITING = 0;
const DISABLED = 2;

/** `POST /login`: the same answer and the same work for an unknown name and a wrong password. */
export function loginRoutes(calls: Calls, parts: ServerParts): void {
  const { db, sessions, passwords, now } = parts;
  const attempts = createAttemptLimit(db);

  calls.post('/login', { config: { access: 'public' } }, async (request) => {
    const { username, password } = readFields(request.body, { username: 'text', password: 'text' });
    const name = toName(username);
    const succeed = await attempts.begin(name, request.ip);
    const account = await findAccount(db, name);
    const isRight = await passwords.verify(password, account?.password ?? null);
    if (!isRight || !account) throw new Failure('wrong_login');
    await succeed();
    refuseInactive(account.status);
    // The main account may sign in to see what has ended (screen book 10).
    if (!account.is_main && isCompanyOver(account.licenses, now())) throw new Failure('license_expired');
    await afterLogin(account, password);
    await notifyOfDevice(parts, account, clientOf(request));
    return sessions.create({ id: account.id, customerId: account.customer_id }, clientOf(request));
  });

  /** Writes the time down; a hash of an older cost is made anew while the password is at hand. */
  async function afterLogin(account: AccountRow, password: string): Promise<void> {
    const isOutdated = passwords.isOutdated(account.password ?? '');
    const hash = isOutdated ? await passwords.hash(password) : account.password;
    await db
      .forTenant(account.customer_id)
      .query(`update "account" set last_login_at = now(), password = $3 where customer_id = $1 and id = $2`, [
        account.customer_id,
        account.id,
        hash,
      ]);
  }
}

/**
 * Whoever owns the account hears of a browser that it was never used in, as far as sessions are remembered. The first sign-in of all is
 * nothing to wonder about.
 */
async function notifyOfDevice(
  { db, notifier }: ServerParts,
  { id, customer_id }: AccountRow,
  { address, userAgent = '' }: ReturnType<typeof clientOf>,
): Promise<void> {
  await db.forTenant(customer_id).transaction(async (tx) => {
    const { rows } = await tx.query<{ is_new: boolean }>(
      `select count(*) > 0 and count(*) filter (where coalesce(user_agent, '') = $3) = 0 as is_new
from khuon_session where customer_id = $1 and account_id = $2`,
      [customer_id, id, userAgent.slice(0, MAX_AGENT)],
    );
    if (rows[0]?.is_new)
      await notifier.send(tx, customer_id, 'new_sign_in', { accounts: [id], params: { address } });
  });
}

/** As it is stored, however it is typed. */
const toName = (typed: string): string => String(normalizeEmail(typed) ?? '');

async function findAccount(db: Db, username: string): Promise<AccountRow | undefined> {
  const { rows } = await db.withoutTenant('login').query<AccountRow>(
    `select a.id, a.customer_id, a.password, a.status, a.is_main,
 (select coalesce(jsonb_object_agg(l.key, jsonb_build_object('valid_from', l.valid_from, 'valid_until', l.valid_until)), '{}')
   from khuon_license l where l.customer_id = a.customer_id) as licenses
from "account" a where a.username = $1 and a.deleted_at is null`,
    [username],
  );
  return rows[0];
}

/** Only said to somebody who knows the password. */
function refuseInactive(status: number): void {
  if (status === WAITING) throw new Failure('not_activated');
  if (status === DISABLED) throw new Failure('account_disabled');
}

const clientOf = (request: FastifyRequest) => ({
  address: request.ip,
  userAgent: request.headers['user-agent'],
});
