import type { ServerModel } from '#contract/model.ts';
import type { AccountActor, Actor, SystemActor } from '#server/access/Actor.ts';
import type { ServerSession } from '#server/access/ServerSession.ts';
import { type Db, notify, type Queries } from '#server/db/Db.ts';
import { Failure } from '#server/http/Failure.ts';
import { mergeSettings } from '#server/settings/settingsOf.ts';
import { createRightsLoader } from './loadSession.ts';
import { createSystemAccount } from './systemAccount.ts';
import { createToken, hashToken } from './tokens.ts';

/** Dead after so long without use, and after so long in any case (reliability.md 5.6). */
const IDLE_HOURS = 12;
const ABSOLUTE_DAYS = 30;

/** How often use is written down, in milliseconds. */
const TOUCH_EVERY_MS = 5 * 60_000;

/** Facts of the customer are not stamped: they are read again after so long. */
const CACHED_FOR_MS = 60_000;

const CACHE_SIZE = 20_000;

/** Characters that are kept of what a browser says of itself. */
export const MAX_AGENT = 300;

/** Channel on which processes tell each other whose sessions changed: `{ customer, accounts }`. */
export const SESSION_CHANNEL = 'khuon_session';

/**
 * SQL of the current stamp of a session's account; NULL when the session is dead. Both arguments are
 * placeholders: `liveStamp('$1', '$2')`. A statement that returns it beside its data proves that the
 * rights it was compiled with still hold.
 */
export function liveStamp(customer: string, session: string): string {
  return `(select g.stamp from ${liveSession(customer, session)} g)`;
}

/** The same of an account for which a job runs: losing the account changes its stamp. */
export function accountStamp(customer: string, account: string): string {
  return `(select coalesce((select k.stamp from khuon_account_stamp k where k.customer_id = ${customer} and k.account_id = ${account}), 0))`;
}

/** SQL of a live session as a source of one row, or none: its account's `stamp`, and `written`, the transaction that last wrote it. */
export function liveSession(customer: string, session: string): string {
  return `(select coalesce(k.stamp, 0) as stamp, s.xmin::text::int8 as written from khuon_session s
 left join khuon_account_stamp k on k.customer_id = s.customer_id and k.account_id = s.account_id
 where s.customer_id = ${customer} and s.id = ${session} and s.revoked_at is null and s.idle_expires_at > now() and s.expires_at > now())`;
}

/** Marks the rights of accounts as changed, in the transaction that changes them: cached sessions are read anew at their next use. */
export async function bumpStamp(
  tx: Queries,
  customerId: number,
  accountIds: readonly number[],
): Promise<void> {
  if (accountIds.length === 0) return;
  await tx.query(
    `insert into khuon_account_stamp (customer_id, account_id, stamp)
select $1, x.id, 1 from unnest($2::int8[]) as x(id) order by x.id
on conflict (customer_id, account_id) do update set stamp = khuon_account_stamp.stamp + 1`,
    [customerId, [...new Set(accountIds)]],
  );
  await notify(
    tx,
    SESSION_CHANNEL,
    JSON.stringify({ customer: customerId, accounts: accountIds.slice(0, 500) }),
  );
}

/** Ends sessions of accounts in the transaction; `but` stays alive. */
export async function revokeSessions(
  tx: Queries,
  customerId: number,
  accountIds: readonly number[],
  but = 0,
): Promise<void> {
  if (accountIds.length === 0) return;
  await tx.query(
    'update khuon_session set revoked_at = now() where customer_id = $1 and account_id = any($2::int8[]) and id <> $3 and revoked_at is null',
    [customerId, accountIds, but],
  );
  await notify(
    tx,
    SESSION_CHANNEL,
    JSON.stringify({ customer: customerId, accounts: accountIds.slice(0, 500) }),
  );
}

export interface NewSession {
  token: string;
  /** ISO 8601 UTC. */
  expires_at: string;
}

/** Sessions by token, with a cache that is never trusted alone. */
export interface SessionStore {
  /** The live session of a token, proved by a statement; `onUnknown` as with `findCached`. */
  find(token: string, onUnknown?: () => void): Promise<ServerSession | undefined>;
  /**
   * The session of a token as it was when last read; the caller's own statement must prove it (`liveStamp`).
   * `onUnknown` is told before a token that was not seen here costs a look into the database; it may throw.
   */
  findCached(token: string, onUnknown?: () => void): ServerSession | Promise<ServerSession | undefined>;
  /** The live session by the hash of its token, read anew. */
  read(tokenHash: string): Promise<ServerSession | undefined>;
  /** An account that may work, for a job that it asked for; read anew. */
  readAccount(customerId: number, accountId: number): Promise<AccountActor | undefined>;
  /** The customer's system with these permissions; it gets its account when it acts first. Undefined: there is no such customer. */
  readSystem(
    customerId: number,
    as: Pick<SystemActor, 'reason' | 'permissions'>,
  ): Promise<SystemActor | undefined>;
  /** The actor with the rights of now; throws Failure `no_session` when the session is dead, `account_disabled` when the account is. */
  renew<Who extends Actor>(actor: Who): Promise<Who>;
  /** Starts a session for an account whose password was right. */
  create(
    account: { id: number; customerId: number },
    client: { address?: string; userAgent?: string },
  ): Promise<NewSession>;
}

interface Entry {
  session: ServerSession;
  readAt: number;
  touchedAt: number;
}

/** Opens the store over a database; `model` says where accounts, roles and their links are kept. */
export function createSessionStore(db: Db, model: ServerModel, now: () => Date): SessionStore {
  const { readSession, readAccount, ...loader } = createRightsLoader(db, model, (stored) =>
    mergeSettings(model, stored),
  );
  const entries = new Map<string, Entry>();
  const hashes = new WeakMap<ServerSession, string>();

  function remember(hash: string, session: ServerSession, touchedAt: number): void {
    if (entries.size >= CACHE_SIZE) entries.delete(String(entries.keys().next().value));
    entries.set(hash, { session, readAt: now().getTime(), touchedAt });
    hashes.set(session, hash);
  }

  async function read(hash: string): Promise<ServerSession | undefined> {
    const session = await readSession(hash);
    if (session) remember(hash, session, entries.get(hash)?.touchedAt ?? 0);
    else entries.delete(hash);
    return session;
  }

  function findCached(
    token: string,
    onUnknown?: () => void,
  ): ServerSession | Promise<ServerSession | undefined> {
    const hash = hashToken(token);
    const entry = entries.get(hash);
    if (!entry) onUnknown?.();
    const time = now().getTime();
    if (!entry || Math.abs(time - entry.readAt) > CACHED_FOR_MS) return readTouched(hash);
    touch(db, entry, time);
    return entry.session;
  }

  async function readTouched(hash: string): Promise<ServerSession | undefined> {
    const session = await read(hash);
    const entry = entries.get(hash);
    if (entry) touch(db, entry, now().getTime());
    return session;
  }

  async function find(token: string, onUnknown?: () => void): Promise<ServerSession | undefined> {
    const session = await findCached(token, onUnknown);
    if (!session) return undefined;
    return (await isCurrent(db, session)) ? session : read(hashToken(token));
  }

  async function renew<Who extends Actor>(actor: Who): Promise<Who> {
    const renewed = actor.kind === 'session' ? await renewSession(actor) : await renewAccount(actor);
    // Of the same kind.
    return renewed as Who;
  }

  async function renewAccount(actor: AccountActor | SystemActor): Promise<AccountActor | SystemActor> {
    const { customer, accountId } = actor;
    const isSystem = actor.kind === 'system';
    const account = await (isSystem ? readSystem(customer.id, actor) : readAccount(customer.id, accountId));
    if (!account) throw new Failure('account_disabled');
    return account;
  }

  async function readSystem(
    customerId: number,
    { reason, permissions }: Pick<SystemActor, 'reason' | 'permissions'>,
  ): Promise<SystemActor | undefined> {
    let found = await loader.readSystem(customerId);
    if (!found) {
      await createSystemAccount(db, customerId);
      found = await loader.readSystem(customerId);
    }
    return found && { ...found, reason, permissions };
  }

  async function renewSession(session: ServerSession): Promise<ServerSession> {
    const hash = hashes.get(session);
    const renewed = hash && (await read(hash));
    if (!renewed) throw new Failure('no_session');
    return renewed;
  }

  return {
    find,
    findCached,
    read,
    readAccount,
    readSystem,
    renew,
    create: (account, client) => insertSession(db, account, client),
  };
}

/** Whether a session lives and its rights are still those of its stamp. */
async function isCurrent(db: Db, { customer, id, stamp }: ServerSession): Promise<boolean> {
  const { rows } = await db
    .forTenant(customer.id)
    .query<{ stamp: number | null }>(`select ${liveStamp('$1', '$2')} as stamp`, [customer.id, id]);
  return rows[0]?.stamp === stamp;
}

/** Writes down now and then that a session is used; nobody waits for it. */
function touch(db: Db, entry: Entry, time: number): void {
  if (Math.abs(time - entry.touchedAt) < TOUCH_EVERY_MS) return;
  entry.touchedAt = time;
  const { customer, id } = entry.session;
  db.forTenant(customer.id)
    .query(
      `update khuon_session set last_used_at = now(), idle_expires_at = now() + interval '${IDLE_HOURS} hours'
where customer_id = $1 and id = $2 and revoked_at is null and idle_expires_at > now()`,
      [customer.id, id],
    )
    .catch(() => (entry.touchedAt = 0));
}

async function insertSession(
  db: Db,
  account: { id: number; customerId: number },
  client: { address?: string; userAgent?: string },
): Promise<NewSession> {
  const token = createToken();
  const { rows } = await db.forTenant(account.customerId).query<{ expires_at: string }>(
    `insert into khuon_session (customer_id, account_id, token_hash, idle_expires_at, expires_at, address, user_agent)
values ($1, $2, $3, now() + interval '${IDLE_HOURS} hours', now() + interval '${ABSOLUTE_DAYS} days', $4, $5) returning expires_at`,
    [
      account.customerId,
      account.id,
      hashToken(token),
      client.address ?? null,
      client.userAgent?.slice(0, MAX_AGENT) ?? null,
    ],
  );
  return { token, expires_at: rows[0]?.expires_at ?? '' };
}
