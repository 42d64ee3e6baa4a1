import { Connection, type Scope, STATEMENT_LIMIT_MS } from '../Connection.ts';
import { type Connections, createConnectionPool } from '../Connections.ts';
import { DatabaseUnavailable } from '../Db.ts';
import { Listeners } from '../Listeners.ts';
import { typeParsers } from '../typeParsers.ts';
import { createDatabaseWorker, type WorkerOptions } from './DatabaseWorker.ts';

export interface EmbeddedOptions extends WorkerOptions {
  /** A statement that runs longer is stopped by ending the database's thread, which then starts anew. Default 15,000. */
  statementLimitMs?: number;
}

/** The connections of the embedded database, and what its maintenance needs. */
export interface EmbeddedConnections extends Connections {
  /** When a customer's request last used it, in milliseconds of the epoch. */
  readonly lastUsedAt: number;
  /** Runs a statement as the owner, without a time limit. */
  maintain<Row>(text: string): Promise<Row[]>;
  /** Writes the data directory as a tar file, synced to the disk; everything else waits meanwhile. */
  copyTo(path: string): Promise<void>;
}

const OWNER: Scope = { role: 'owner', customerId: null, unlimited: true };

/**
 * The embedded database: one connection, first come first served. It opens with the first use, and
 * again after a statement had to be killed. The caller holds the lock on the data directory.
 */
export function openEmbedded(options: EmbeddedOptions): EmbeddedConnections {
  const { statementLimitMs = STATEMENT_LIMIT_MS } = options;
  const worker = createDatabaseWorker(options);
  const listeners = new Listeners();
  const current: { connection?: Connection; lastUsedAt: number } = { lastUsedAt: Date.now() };

  const pool = createConnectionPool(
    {
      max: 1,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: 60_000,
      user: 'postgres',
      database: 'postgres',
      types: typeParsers,
      stream: worker.createStream,
    },
    (client) => {
      client.on('notification', ({ channel, payload }) => listeners.call(channel, payload ?? ''));
      return new Connection(client, {
        limitMs: statementLimitMs,
        onOverdue: () => worker.kill(new DatabaseUnavailable('the statement took too long and was stopped')),
      });
    },
  );

  async function lease(scope: Scope) {
    const taken = await pool.lease(scope);
    if (scope.role === 'application') current.lastUsedAt = Date.now();
    if (current.connection !== taken.connection) {
      current.connection = taken.connection;
      for (const channel of listeners.channels()) await taken.connection.run(`listen "${channel}"`);
    }
    return taken;
  }

  async function withConnection<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    const { connection, release } = await lease(OWNER);
    try {
      return await work(connection);
    } finally {
      release();
    }
  }

  return {
    kind: 'embedded',
    get isUp() {
      return pool.isUp;
    },
    get lastUsedAt() {
      return current.lastUsedAt;
    },
    lease,
    async listen(channel, onPayload) {
      const stop = listeners.add(channel, onPayload);
      await withConnection((connection) => connection.run(`listen "${channel}"`));
      return async () => stop();
    },
    holdLock: async () => async () => undefined,
    tryLock: async () => async () => undefined,
    maintain: async <Row>(text: string) =>
      (await withConnection((connection) => connection.run<Row>(text))).rows,
    copyTo: (path) => withConnection(() => worker.copyTo(path)),
    async close() {
      await pool.close();
      // The pool does not wait for its connections to end, and whoever opens the folder next must be alone.
      await worker.ended();
    },
  };
}
