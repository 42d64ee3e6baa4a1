import type { QueryResult } from '#contract/module.ts';

/**
 * Whatever runs SQL. Values stand as `$1`, `$2`, …; JSON values are stringified by the caller.
 * Both databases answer alike: int8 as number (text beyond 2^53), numeric as text, date as `YYYY-MM-DD`,
 * timestamptz as ISO 8601 UTC in milliseconds, json parsed.
 * Throws SqlError for what the statement did wrong, DatabaseUnavailable when trying later may help.
 */
export interface Queries {
  query<Row = Record<string, unknown>>(text: string, values?: readonly unknown[]): Promise<QueryResult<Row>>;
}

/** One running transaction; the only way to the database until its callback ends. */
export interface Tx extends Queries {
  /** Runs as the last of the transaction, whatever was taken back to a savepoint meanwhile; what it throws rolls all of it back. */
  beforeCommit(work: () => Promise<void>): void;
  /** Runs after a successful commit, in the order of registration; what it throws is logged, never passed on. */
  afterCommit(effect: () => void | Promise<void>): void;
}

/** The database as one customer sees it: application role, row-level security, `app.customer` set. */
export interface TenantDb extends Queries {
  readonly customerId: number;
  /** One transaction; repeated up to 3 times after a serialization failure or a deadlock. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

/** Why a statement may run without a customer: the closed list (architecture.md 8). */
export const WITHOUT_TENANT_REASONS = [
  'login',
  'session',
  'register',
  'otp',
  'public_code',
  'public_file',
  'webhook',
  'api_key',
  'job_runner',
  'rate_limit',
  'idempotency',
  'running_number',
  'migration',
  'seed',
  'health',
  'maintenance',
] as const;

export type WithoutTenantReason = (typeof WITHOUT_TENANT_REASONS)[number];

/** The database as its owner sees it: every customer, no row-level security. `migration`, `seed` and `maintenance` have no time limit. */
export interface OwnerDb extends Queries {
  /** One transaction; repeated up to 3 times after a serialization failure or a deadlock. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Several statements without values in one text; one result each. */
  script(text: string): Promise<QueryResult<Record<string, unknown>>[]>;
}

/**
 * One interface over the embedded database and PostgreSQL.
 * Inside a transaction's callback only its `tx` is used: on one connection anything else would wait for itself, so the
 * embedded database throws at once.
 */
export interface Db {
  readonly kind: 'embedded' | 'postgres';
  /** Whether the last connection could be made; answers at once, whatever the database does (`/health`). */
  readonly isUp: boolean;
  forTenant(customerId: number): TenantDb;
  withoutTenant(reason: WithoutTenantReason): OwnerDb;
  /** How often each reason was used since the start. */
  countWithoutTenant(): Readonly<Record<WithoutTenantReason, number>>;
  /** Reads a long result in batches of rows of one snapshot; leaving the loop early frees what it held. */
  stream<Row = Record<string, unknown>>(
    customerId: number,
    text: string,
    values: readonly unknown[],
    batchRows: number,
  ): AsyncIterable<Row[]>;
  /** Calls back for every payload on the channel (see `notify`); gives the way to stop. A hint only: payloads are lost while the connection is. */
  listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>>;
  /**
   * Holds an advisory lock (class, key) until the function that it gives is called, or this process is gone; others see that
   * at once, whatever their clocks say. The embedded database has one process and nothing to hold.
   */
  holdLock(kind: number, key: string): Promise<() => Promise<void>>;
  /** As `holdLock`, but null where another process holds it. */
  tryLock(kind: number, key: string): Promise<(() => Promise<void>) | null>;
  /** Waits for running statements, then closes. */
  close(): Promise<void>;
}

/** Sends a payload (below 8,000 bytes) to the listeners of a channel, with the commit when inside a transaction. */
export async function notify(queries: Queries, channel: string, payload: string): Promise<void> {
  await queries.query('select pg_notify($1, $2)', [channel, payload]);
}

/** The database cannot answer now: lost, not reachable, or the statement took too long. Answered as 503. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

/** A refused statement. `code` is the SQLSTATE, `constraint` the violated rule's name. */
export class SqlError extends Error {
  override readonly name = 'SqlError';
  readonly code: string;
  readonly constraint: string | undefined;
  readonly table: string | undefined;
  readonly column: string | undefined;
  readonly detail: string | undefined;

  constructor(message: string, facts: Partial<SqlError> & { code: string }, cause: unknown) {
    super(message, { cause });
    this.code = facts.code;
    this.constraint = facts.constraint;
    this.table = facts.table;
    this.column = facts.column;
    this.detail = facts.detail;
  }
}
