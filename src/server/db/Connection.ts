import type { ClientBase } from 'pg';
import type { QueryResult } from '#contract/module.ts';
import { SqlError } from './Db.ts';
import { endsConnection, toDatabaseError } from './toDatabaseError.ts';

/** As whom a statement runs. */
export interface Scope {
  role: 'application' | 'owner';
  /** Customer whose rows are visible; null for the owner, who sees all. */
  customerId: number | null;
  /** No time limit: migrations, seeds, maintenance. */
  unlimited: boolean;
}

/** The role under row-level security; created by the first migration. */
export const APPLICATION_ROLE = 'khuon_app';

/** A statement that runs longer is stopped (reliability.md 5.11). */
export const STATEMENT_LIMIT_MS = 15_000;

/** A transaction of a process that hangs is ended by the server. */
const IDLE_LIMIT_MS = 60_000;

/** What happens to a statement that runs longer than its limit. */
export interface StatementWatch {
  limitMs: number;
  onOverdue: () => void;
}

/**
 * Prepared statements kept per connection; the one unused longest gives way. All lists of the product have about 550 between
 * them; a plan takes some 0.2 MB of the database's memory.
 */
const PREPARED_LIMIT = 800;

const FAILED_COMMIT =
  'the transaction was rolled back: a statement in it had failed, and the error was not passed on';

/** The part of `pg` that remembers what is prepared; not in its types. */
interface PreparedMemory {
  connection?: { parsedStatements?: Record<string, string> };
}

/** One connection of a pool with what the session stands on: its scope and its prepared statements. */
export class Connection {
  #client: ClientBase;
  /** Null in a new session, whose settings are the server's own. */
  #scope: Scope | null = null;
  #names = new Map<string, string>();
  #count = 0;
  #tail: Promise<unknown> = Promise.resolve();
  #watch: StatementWatch | undefined;
  /** Set when the state of the session is unknown: the pool then closes it. */
  isBroken = false;

  /** `watch`: for a database that does not stop statements itself. */
  constructor(client: ClientBase, watch?: StatementWatch) {
    this.#client = client;
    this.#watch = watch;
  }

  /** Whether the session stands on a scope already. */
  isOn(scope: Scope): boolean {
    return settingsBetween(this.#scope, scope).length === 0;
  }

  /** Puts the session on a scope: nothing when it stands there, else one statement. */
  async enter(scope: Scope): Promise<void> {
    const settings = settingsBetween(this.#scope, scope);
    if (settings.length === 0) return;
    this.isBroken = true;
    await this.run(`select ${settings.map(printSetting).join(', ')}`);
    this.isBroken = false;
    this.#scope = { ...scope, customerId: scope.customerId ?? this.#scope?.customerId ?? null };
  }

  /** Runs a prepared statement; concurrent calls wait for each other. */
  execute<Row>(text: string, values: readonly unknown[]): Promise<QueryResult<Row>> {
    return this.#inTurn(async () => {
      const name = await this.#nameOf(text);
      try {
        return toResult<Row>(await this.#client.query({ name, text, values: [...values] }));
      } catch (error) {
        this.#names.delete(text);
        throw error;
      }
    });
  }

  /** Runs a statement once, without preparing it. */
  run<Row>(text: string, values: readonly unknown[] = []): Promise<QueryResult<Row>> {
    return this.#inTurn(async () => toResult<Row>(await this.#client.query({ text, values: [...values] })));
  }

  /** Runs several statements in one text. */
  script(text: string): Promise<QueryResult<Record<string, unknown>>[]> {
    return this.#inTurn(async () =>
      [await this.#client.query(text)].flat().map(toResult<Record<string, unknown>>),
    );
  }

  /** Ends a transaction well. Throws when the database rolled it back because a statement in it had failed. */
  async commit(): Promise<void> {
    const { command } = await this.#inTurn(() => this.#client.query('commit'));
    if (command !== 'COMMIT') throw new SqlError(FAILED_COMMIT, { code: '25P02' }, undefined);
  }

  /** Ends a transaction, or does nothing outside of one; never throws. */
  async rollBack(): Promise<void> {
    await this.run('rollback').catch(() => {
      this.isBroken = true;
    });
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#tail.then(() => this.#inTime(work));
    this.#tail = result.catch(() => undefined);
    return result;
  }

  async #inTime<T>(work: () => Promise<T>): Promise<T> {
    const clock = this.#watch && !this.#scope?.unlimited ? startClock(this.#watch) : undefined;
    try {
      return await work();
    } catch (error) {
      if (endsConnection(error)) this.isBroken = true;
      throw toDatabaseError(error);
    } finally {
      clock?.stop();
    }
  }

  async #nameOf(text: string): Promise<string> {
    const name = this.#names.get(text) ?? `s${(this.#count += 1)}`;
    this.#names.delete(text);
    this.#names.set(text, name);
    if (this.#names.size > PREPARED_LIMIT) await this.#forgetOldest();
    return name;
  }

  async #forgetOldest(): Promise<void> {
    const oldest = this.#names.entries().next().value;
    if (!oldest) return;
    const [text, name] = oldest;
    this.#names.delete(text);
    const prepared = (this.#client as PreparedMemory).connection?.parsedStatements;
    if (!prepared?.[name]) return;
    delete prepared[name];
    await this.#client.query(`deallocate ${name}`);
  }
}

/**
 * Takes the rows out of the driver's result: that one is reached from older memory until the next full collection, and
 * would drag every row along (each scavenge of a busy list copied 28 ms instead of 3).
 */
function toResult<Row>(result: { rows: unknown[]; rowCount: number | null }): QueryResult<Row> {
  const rows = result.rows as Row[];
  result.rows = [];
  return { rows, rowCount: result.rowCount ?? 0 };
}

/** The second wait lets an answer through that arrived while this process itself was busy. */
function startClock({ limitMs, onOverdue }: StatementWatch): { stop(): void } {
  let timer = setTimeout(() => {
    timer = setTimeout(onOverdue, 50);
  }, limitMs);
  return { stop: () => clearTimeout(timer) };
}

type Setting = readonly [name: string, value: string];

/** What every session needs: times in UTC, and no waiting without end (reliability.md 5.11). */
const SESSION_SETTINGS: readonly Setting[] = [
  ['timezone', 'UTC'],
  ['datestyle', 'ISO'],
  ['lock_timeout', '3000'],
];

function settingsBetween(from: Scope | null, to: Scope): Setting[] {
  const settings: Setting[] = from ? [] : [...SESSION_SETTINGS];
  if (from?.unlimited !== to.unlimited) {
    settings.push(['statement_timeout', to.unlimited ? '0' : String(STATEMENT_LIMIT_MS)]);
    settings.push(['idle_in_transaction_session_timeout', to.unlimited ? '0' : String(IDLE_LIMIT_MS)]);
  }
  if (from?.role !== to.role) settings.push(['role', to.role === 'application' ? APPLICATION_ROLE : 'none']);
  if (to.customerId !== null && from?.customerId !== to.customerId) {
    settings.push(['app.customer', String(to.customerId)]);
  }
  return settings;
}

const printSetting = ([name, value]: Setting) => `set_config('${name}', '${value}', false)`;
