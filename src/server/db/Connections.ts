import { type ClientBase, Pool, type PoolClient, type PoolConfig } from 'pg';
import { Connection, type Scope } from './Connection.ts';
import { toDatabaseError } from './toDatabaseError.ts';

/** A connection taken out of its pool; `release` gives it back. */
export interface Lease {
  connection: Connection;
  release: () => void;
}

/** A pool of connections that all start on one scope. */
export interface ConnectionPool {
  /** Whether the last connection could be made. */
  readonly isUp: boolean;
  /** Takes out a connection and puts it on the scope. */
  lease(scope: Scope): Promise<Lease>;
  close(): Promise<void>;
}

/** Where a Db gets its connections from: one embedded connection, or the pools of a server. */
export interface Connections extends ConnectionPool {
  readonly kind: 'embedded' | 'postgres';
  listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>>;
  holdLock(kind: number, key: string): Promise<() => Promise<void>>;
  tryLock(kind: number, key: string): Promise<(() => Promise<void>) | null>;
}

/** Idle clients, of which the pool hands out the last; not in the types of `pg`, and not relied upon. */
interface IdleClients {
  _idle?: { client: ClientBase }[];
}

/** Puts a fitting idle client where the pool takes from: it needs no change of its session. */
function prefer(pool: Pool & IdleClients, isFitting: (client: ClientBase) => boolean): void {
  const idle = pool._idle ?? [];
  const place = idle.findLastIndex(({ client }) => isFitting(client));
  if (place >= 0) idle.push(...idle.splice(place, 1));
}

/** Wraps a pool of `pg`. `connect` makes the Connection of a new client, before its first use. */
export function createConnectionPool(
  config: PoolConfig,
  connect: (client: ClientBase) => Connection,
): ConnectionPool {
  const connections = new WeakMap<ClientBase, Connection>();
  const pool = new Pool(config);
  let isUp = true;
  // A lost connection shows in its next statement; without a listener the event would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    connections.set(client, connect(client));
  });

  async function checkOut(scope: Scope): Promise<PoolClient> {
    prefer(pool, (client) => connections.get(client)?.isOn(scope) ?? false);
    try {
      const client = await pool.connect();
      isUp = true;
      return client;
    } catch (error) {
      isUp = false;
      throw toDatabaseError(error);
    }
  }

  async function lease(scope: Scope): Promise<Lease> {
    const client = await checkOut(scope);
    const connection = connections.get(client) as Connection;
    const release = () => client.release(connection.isBroken);
    try {
      await connection.enter(scope);
    } catch (error) {
      release();
      throw error;
    }
    return { connection, release };
  }

  return {
    get isUp() {
      return isUp;
    },
    lease,
    close: () => pool.end(),
  };
}
