import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { Queries } from './Db.ts';

/**
 * Typed statements inside a transaction that somebody else has opened and ends: what would begin, end or leave it throws.
 * `Tables` is what the generator says of a module's tables.
 */
export function createSql<Tables>(tx: Queries): Kysely<Tables> {
  const connection: DatabaseConnection = {
    executeQuery: <Row>(query: CompiledQuery) => execute<Row>(tx, query),
    streamQuery: () => refuse('stream'),
  };
  const driver: Driver = {
    init: async () => undefined,
    acquireConnection: async () => connection,
    beginTransaction: () => refuse('begin a transaction'),
    commitTransaction: () => refuse('commit'),
    rollbackTransaction: () => refuse('roll back'),
    releaseConnection: async () => undefined,
    destroy: async () => undefined,
  };
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}

async function execute<Row>(tx: Queries, { sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
  const { rows, rowCount } = await tx.query<Row>(sql, parameters);
  return { rows, numAffectedRows: BigInt(rowCount) };
}

function refuse(what: string): never {
  throw new Error(`a module's code does not ${what}: its change does`);
}
