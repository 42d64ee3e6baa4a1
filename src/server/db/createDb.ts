import { AsyncLocalStorage } from 'node:async_hooks';
import type { Connection, Scope } from './Connection.ts';
import type { Connections, Lease } from './Connections.ts';
import {
  type Db,
  type OwnerDb,
  type TenantDb,
  type Tx,
  WITHOUT_TENANT_REASONS,
  type WithoutTenantReason,
} from './Db.ts';
import { streamRows } from './streamRows.ts';
import { isRepeatable, isStalePlan } from './toDatabaseError.ts';
import { runEffects, runTransaction } from './runTransaction.ts';
import type { Transaction } from './Transaction.ts';

/** How often a transaction is tried when it collides with others (reliability.md 5.11). */
const TRANSACTION_ATTEMPTS = 4;

const UNLIMITED: ReadonlySet<WithoutTenantReason> = new Set(['migration', 'seed', 'maintenance']);

const INSIDE_TRANSACTION =
  'The database was used inside a transaction other than through its tx: it would wait for itself. Pass the tx on.';

export interface DbOptions {
  /** Told what an `afterCommit` effect threw; the transaction itself is committed. */
  onEffectError: (error: unknown) => void;
}

/**
 * Makes a Db of connections: transactions, scopes; the same for both databases. Only the embedded database, with its one
 * connection, is guarded against uses inside a transaction: following the context costs every promise of the process.
 */
export function createDb(connections: Connections, options: DbOptions): Db {
  const running = connections.kind === 'embedded' ? new AsyncLocalStorage<Transaction>() : undefined;
  const uses = Object.fromEntries(WITHOUT_TENANT_REASONS.map((reason) => [reason, 0])) as Record<
    WithoutTenantReason,
    number
  >;

  function lease(scope: Scope): Promise<Lease> {
    if (running?.getStore()?.isOpen) throw new Error(INSIDE_TRANSACTION);
    return connections.lease(scope);
  }

  async function use<T>(scope: Scope, work: (connection: Connection) => Promise<T>): Promise<T> {
    const { connection, release } = await lease(scope);
    try {
      return await work(connection);
    } finally {
      release();
    }
  }

  async function query<Row>(scope: Scope, text: string, values: readonly unknown[]) {
    return repeat(() => use(scope, (connection) => connection.execute<Row>(text, values)), isStalePlan, 2);
  }

  async function transaction<T>(scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T> {
    const attempt = () => use(scope, (connection) => runTransaction(connection, scope, running, work));
    const { result, effects } = await repeat(attempt, isRepeatable, TRANSACTION_ATTEMPTS);
    await runEffects(effects, options.onEffectError);
    return result;
  }

  function forTenant(customerId: number): TenantDb {
    const scope = toTenantScope(customerId);
    return {
      customerId,
      query: (text, values = []) => query(scope, text, values),
      transaction: (work) => transaction(scope, work),
    };
  }

  function withoutTenant(reason: WithoutTenantReason): OwnerDb {
    const scope = toOwnerScope(reason);
    const count = () => (uses[reason] += 1);
    return {
      query: (text, values = []) => (count(), query(scope, text, values)),
      transaction: (work) => (count(), transaction(scope, work)),
      script: async (text) => (count(), use(scope, (connection) => runScript(connection, text))),
    };
  }

  return {
    kind: connections.kind,
    get isUp() {
      return connections.isUp;
    },
    forTenant,
    withoutTenant,
    countWithoutTenant: () => ({ ...uses }),
    stream: (customerId, text, values, batchRows) =>
      streamRows(connections.kind, () => lease(toTenantScope(customerId)), { text, values, batchRows }),
    listen: (channel, onPayload) => connections.listen(channel, onPayload),
    holdLock: (kind, key) => connections.holdLock(kind, key),
    tryLock: (kind, key) => connections.tryLock(kind, key),
    close: () => connections.close(),
  };
}

function toOwnerScope(reason: WithoutTenantReason): Scope {
  if (WITHOUT_TENANT_REASONS.includes(reason)) {
    return { role: 'owner', customerId: null, unlimited: UNLIMITED.has(reason) };
  }
  throw new TypeError(
    `unknown reason "${reason}" for withoutTenant; allowed: ${WITHOUT_TENANT_REASONS.join(', ')}`,
  );
}

function toTenantScope(customerId: number): Scope {
  if (!Number.isSafeInteger(customerId) || customerId < 1) {
    throw new TypeError(`customer id "${customerId}" is not a positive integer`);
  }
  return { role: 'application', customerId, unlimited: false };
}

async function repeat<T>(
  work: () => Promise<T>,
  isWorthIt: (error: unknown) => boolean,
  attempts: number,
): Promise<T> {
  for (let left = attempts - 1; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      if (left === 0 || !isWorthIt(error)) throw error;
    }
  }
}

/** A text may open a transaction of its own and fail in it. */
async function runScript(connection: Connection, text: string) {
  try {
    return await connection.script(text);
  } catch (error) {
    await connection.rollBack();
    throw error;
  }
}
