import {
  AliasNode,
  type CompiledQuery,
  type DatabaseConnection,
  DeleteQueryNode,
  type Driver,
  InsertQueryNode,
  Kysely,
  type OperationNode,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type RootOperationNode,
  TableNode,
  UpdateQueryNode,
} from 'kysely';
import type { Queries } from './Db.ts';

/**
 * Typed statements inside a transaction that somebody else has opened and ends: what would begin, end or leave it throws.
 * `Tables` is what the generator says of a module's tables; `onWritten` hears of each statement that changes one.
 */
export function createSql<Tables>(
  tx: Queries,
  onWritten: (table: string) => Promise<void> = async () => undefined,
): Kysely<Tables> {
  const connection: DatabaseConnection = {
    async executeQuery<Row>(query: CompiledQuery) {
      const result = await execute<Row>(tx, query);
      const table = writtenBy(query.query);
      if (table !== undefined) await onWritten(table);
      return result;
    },
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

/** The table that a statement changes. */
function writtenBy(node: RootOperationNode): string | undefined {
  if (InsertQueryNode.is(node)) return tableOf(node.into);
  if (UpdateQueryNode.is(node)) return tableOf(node.table);
  return DeleteQueryNode.is(node) ? tableOf(node.from.froms[0]) : undefined;
}

function tableOf(node: OperationNode | undefined): string | undefined {
  if (node === undefined) return undefined;
  if (AliasNode.is(node)) return tableOf(node.node);
  return TableNode.is(node) ? node.table.identifier.name : undefined;
}

function refuse(what: string): never {
  throw new Error(`a module's code does not ${what}: its change does`);
}
