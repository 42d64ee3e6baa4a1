import type { Connection } from './Connection.ts';
import type { QueryResult } from '#contract/module.ts';
import { DatabaseUnavailable, type Tx } from './Db.ts';

/** A transaction in which nothing was asked for so long is rolled back: it holds up others. */
const TRANSACTION_IDLE_LIMIT_MS = 10_000;

/** One running transaction on one connection. */
export class Transaction implements Tx {
  #connection: Connection;
  #isWatched: boolean;
  #effects: (() => void | Promise<void>)[] = [];
  #last: (() => Promise<void>)[] = [];
  #idleTimer: NodeJS.Timeout | undefined;
  #running = 0;
  #fail: (reason: Error) => void = () => undefined;
  /** Rejects when the transaction must end before its callback does. */
  readonly failed: Promise<never>;
  isOpen = true;

  /** `isWatched`: it is rolled back when nothing is asked of it for too long. */
  constructor(connection: Connection, isWatched: boolean) {
    this.#connection = connection;
    this.#isWatched = isWatched;
    this.failed = new Promise<never>((_, reject) => {
      this.#fail = reject;
    });
    this.failed.catch(() => undefined);
    this.#watchIdle();
  }

  async query<Row = Record<string, unknown>>(
    text: string,
    values: readonly unknown[] = [],
  ): Promise<QueryResult<Row>> {
    if (!this.isOpen) throw new Error('This transaction has ended: await every query inside its callback.');
    clearTimeout(this.#idleTimer);
    this.#running += 1;
    try {
      return await this.#connection.execute<Row>(text, values);
    } finally {
      this.#running -= 1;
      if (this.#running === 0 && this.isOpen) this.#watchIdle();
    }
  }

  beforeCommit(work: () => Promise<void>): void {
    this.#last.push(work);
  }

  /** Does what was left for the end. */
  async finish(): Promise<void> {
    for (const work of this.#last) await work();
  }

  afterCommit(effect: () => void | Promise<void>): void {
    this.#effects.push(effect);
  }

  /** No more queries; gives the effects that were asked for. */
  end(): readonly (() => void | Promise<void>)[] {
    this.isOpen = false;
    clearTimeout(this.#idleTimer);
    return this.#effects;
  }

  #watchIdle(): void {
    if (!this.#isWatched) return;
    this.#idleTimer = setTimeout(() => {
      this.#fail(
        new DatabaseUnavailable(`transaction idle for ${TRANSACTION_IDLE_LIMIT_MS / 1000} s: rolled back`),
      );
    }, TRANSACTION_IDLE_LIMIT_MS);
  }
}
