import type { EntityModel, ServerModel } from '#contract/model.ts';
import type { DatabaseShape, TableShape } from './DatabaseShape.ts';
import { markComputed } from './computedColumns.ts';
import { foldFunction, searchFunction, sortFunction } from './functions.ts';
import { systemTables } from './systemTables.ts';
import { isTenant, toColumns, toPartColumns } from './toColumns.ts';
import { toChecks } from './toChecks.ts';
import { type Entities, toForeignKeys } from './toForeignKeys.ts';
import { toIndexes } from './toIndexes.ts';
import { toLinkTables } from './toLinkTables.ts';

/** The database that a model wants, the kit's own tables included. Throws an Error for a reference to an unknown entity. */
export function toDatabaseShape(model: Pick<ServerModel, 'entities'>): DatabaseShape {
  const stored = model.entities.filter(({ view }) => !view);
  const entities: Entities = new Map(stored.map((entity) => [entity.name, entity]));
  return {
    extensions: ['btree_gin', 'btree_gist', 'pg_trgm'],
    hasApplicationRole: true,
    functions: [foldFunction, sortFunction, ...stored.flatMap((entity) => toSearchFunctions(entity))],
    tables: [
      ...systemTables,
      ...stored.flatMap((entity) => [toTable(entity, entities), ...toLinkTables(entity, entities)]),
    ],
  };
}

function toTable(entity: EntityModel, entities: Entities): TableShape {
  const tenant = isTenant(entity);
  return {
    name: entity.table,
    tenant: tenant ? 'customer_id' : null,
    access: tenant ? 'write' : 'read',
    primaryKey: tenant ? ['customer_id', 'id'] : ['id'],
    columns: markComputed(toColumns(entity), entity, entities),
    indexes: toIndexes(entity),
    foreignKeys: toForeignKeys(entity, entities),
    checks: toChecks(entity),
  };
}

const toSearchFunctions = (entity: EntityModel) =>
  isTenant(entity) ? toPartColumns(entity).map((column) => searchFunction(entity.table, column)) : [];
