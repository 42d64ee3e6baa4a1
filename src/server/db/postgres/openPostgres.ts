import { Connection, type Scope } from '../Connection.ts';
import { type Connections, createConnectionPool } from '../Connections.ts';
import { typeParsers } from '../typeParsers.ts';
import { createListener } from './createListener.ts';

export interface PostgresOptions {
  /** `postgres://user:password@host:port/database`; the user owns the tables. */
  databaseUrl: string;
  /** Connections for customers' requests; a quarter of it (at least 2) for what runs without a customer. Default 10. */
  poolSize?: number;
}

/** Two pools of a PostgreSQL server, so that sessions switch the role once, when they are new. */
export function openPostgres({ databaseUrl, poolSize = 10 }: PostgresOptions): Connections {
  const open = (max: number) =>
    createConnectionPool(
      {
        connectionString: databaseUrl,
        types: typeParsers,
        max,
        connectionTimeoutMillis: 10_000,
        keepAlive: true,
      },
      (client) => new Connection(client),
    );
  const pools = { application: open(poolSize), owner: open(Math.max(2, Math.ceil(poolSize / 4))) };
  const listener = createListener(databaseUrl);

  return {
    kind: 'postgres',
    get isUp() {
      return pools.application.isUp && pools.owner.isUp;
    },
    lease: (scope: Scope) => pools[scope.role].lease(scope),
    listen: listener.listen,
    holdLock: listener.holdLock,
    tryLock: listener.tryLock,
    async close() {
      await Promise.all([pools.application.close(), pools.owner.close(), listener.close()]);
    },
  };
}
