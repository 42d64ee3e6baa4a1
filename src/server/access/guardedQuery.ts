import { accountStamp, liveSession, type SessionStore } from '#server/account/sessionStore.ts';
import type { Db } from '#server/db/Db.ts';
import { Failure } from '#server/http/Failure.ts';
import type { Statement } from '#server/list/Statement.ts';
import type { Actor } from './Actor.ts';

/** The rights that a statement was compiled with are no longer those of the session; `withFreshSession` catches it. */
export class StaleSession extends Error {}

/** How often a session may change under one request before it is given up. */
const MAX_RENEWALS = 3;

/** A guarded statement's row, and the last write of its session that the database knew of. */
export interface Guarded<Row> {
  row: Row;
  /** Transaction (low 32 bits) that last wrote the session's row: each change of the caller's does (see `isIncluded`); 0 for a job. */
  written: number;
}

/**
 * Runs a SELECT of exactly one row and proves in the same statement that the session lives with the rights it was
 * compiled with: a revoked right answers nothing from then on, in every process. Throws what `withFreshSession`
 * catches when they changed.
 */
export async function guardedQuery<Row>(db: Db, actor: Actor, statement: Statement): Promise<Guarded<Row>> {
  const { rows } = await db
    .forTenant(actor.customer.id)
    .query<Row & { '#stamp': number | null; '#written': number }>(guard(statement, actor.kind), [
      ...statement.values,
      actor.customer.id,
      actor.kind === 'session' ? actor.id : actor.accountId,
    ]);
  const [row] = rows;
  if (!row || row['#stamp'] !== actor.stamp) throw new StaleSession();
  return { row, written: row['#written'] };
}

/** Texts by statement: one that comes again is the same string to the driver, not an equal one to be compared. */
const guarded = {
  session: new WeakMap<Statement, string>(),
  account: new WeakMap<Statement, string>(),
  system: new WeakMap<Statement, string>(),
};

function guard(statement: Statement, kind: Actor['kind']): string {
  let text = guarded[kind].get(statement);
  if (text === undefined) guarded[kind].set(statement, (text = printGuarded(statement, kind)));
  return text;
}

function printGuarded({ text, values }: Statement, kind: Actor['kind']): string {
  const customer = `$${values.length + 1}::int8`;
  const id = `$${values.length + 2}::int8`;
  const proof =
    kind === 'session'
      ? liveSession(customer, id)
      : `(select ${accountStamp(customer, id)} as stamp, 0::int8 as written)`;
  return `SELECT g.stamp AS "#stamp", g.written AS "#written", q.* FROM (${text}) q LEFT JOIN ${proof} g ON TRUE`;
}

const LIVE: Statement = { text: 'SELECT TRUE AS is_live', values: [] };

/** Proves an actor without asking for anything else. */
export function proveSession(db: Db, actor: Actor): Promise<Guarded<object>> {
  return guardedQuery(db, actor, LIVE);
}

/**
 * Does `work` with the session; once more with the renewed one when its rights have changed meanwhile. Also a refusal
 * (`Failure`) is only for a live session: what it names follows from the rights.
 */
export async function withFreshSession<Result, Who extends Actor>(
  { db, sessions }: { db: Db; sessions: Pick<SessionStore, 'renew'> },
  actor: Who,
  work: (actor: Who) => Promise<Result>,
): Promise<Result> {
  let current = actor;
  for (let renewals = 0; renewals < MAX_RENEWALS; renewals += 1) {
    try {
      return await workProven(db, current, work);
    } catch (error) {
      if (!(error instanceof StaleSession)) throw error;
      current = await sessions.renew(current);
    }
  }
  throw new Failure('busy');
}

async function workProven<Result, Who extends Actor>(
  db: Db,
  actor: Who,
  work: (actor: Who) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(actor);
  } catch (error) {
    if (error instanceof Failure) await proveSession(db, actor);
    throw error;
  }
}

/**
 * Whether what a transaction wrote is in figures that were read under a snapshot (`pg_current_snapshot()` as text,
 * `xmin:xmax:running,…`). Transaction numbers are compared as the database does, modulo 2^32.
 */
export function isIncluded(written: number, snapshot: string): boolean {
  const [oldest = '', next = '', running = ''] = snapshot.split(':');
  const isBefore = (limit: string) => ((written - Number(BigInt(limit) & 0xffffffffn)) | 0) < 0;
  if (isBefore(oldest)) return true;
  if (!isBefore(next)) return false;
  return !running.split(',').some((id) => id !== '' && Number(BigInt(id) & 0xffffffffn) === written);
}
