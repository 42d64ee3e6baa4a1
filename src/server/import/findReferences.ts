import type { Values } from '#contract/logic.ts';
import type { EntityModel } from '#contract/model.ts';
import { fold } from '#contract/text.ts';
import { foldedKey } from '#fields/text/text.server.ts';
import { entityOf, findField } from '#server/access/modelIndex.ts';
import type { Queries } from '#server/db/Db.ts';
import { quoteName } from '#server/db/migrations/names.ts';
import { toSource, whereLive, whereRows, type Query } from '#server/list/Query.ts';
import { Binder } from '#server/list/Statement.ts';
import type { Change } from '#server/write/runChange.ts';
import type { SheetRecord } from './groupRows.ts';
import { isRowColumn, type ImportColumn } from './importColumns.ts';

/** Ids by folded name; `several` where a name fits more than one record. */
type Found = ReadonlyMap<string, number | 'several'>;

/** Puts ids in place of the names by which people call other records; names that lead nowhere become problems. */
export async function findReferences(
  change: Pick<Change, 'tx' | 'access' | 'now'>,
  columns: readonly (ImportColumn | undefined)[],
  records: readonly SheetRecord[],
): Promise<void> {
  for (const column of columns) {
    if (!column?.field.reference || !column.isWritable) continue;
    const places = records.flatMap((record) => placesOf(record, column));
    const names = [...new Set(places.map(({ name }) => fold(name)))];
    if (names.length > 0) applyFound(places, column, await lookUp(change, column, names));
  }
}

interface NamePlace {
  record: SheetRecord;
  target: Values;
  row: number;
  name: string;
}

function placesOf(record: SheetRecord, column: ImportColumn): NamePlace[] {
  const { rows, childRows, body } = record;
  const targets = isRowColumn(column) ? ((body[column.steps[0]?.field ?? ''] ?? []) as Values[]) : [body];
  return targets.flatMap((target, index) => {
    const name = target[column.leaf];
    const row = (isRowColumn(column) ? childRows[index] : rows[0]) ?? 0;
    return typeof name === 'string' ? [{ record, target, row, name }] : [];
  });
}

function applyFound(places: readonly NamePlace[], column: ImportColumn, found: Found): void {
  for (const { record, target, row, name } of places) {
    const id = found.get(fold(name));
    const params = { label: column.label, value: name };
    if (typeof id === 'number') target[column.leaf] = id;
    else {
      delete target[column.leaf];
      const code = id === undefined ? 'import_not_found' : 'import_ambiguous';
      record.problems.push({ row, column, code, params });
    }
  }
}

/** The first field that knows a name counts: a barcode before an article number, say. */
async function lookUp(
  { tx, access, now }: Pick<Change, 'tx' | 'access' | 'now'>,
  { field, lookup = [] }: ImportColumn,
  names: readonly string[],
): Promise<Found> {
  const entity = entityOf(access.model, field.reference?.entity ?? '');
  const found = new Map<string, number | 'several'>();
  for (const by of lookup) {
    const left = names.filter((name) => !found.has(name));
    if (left.length === 0) break;
    const { values, bind } = new Binder();
    const rows = await readIds(tx, entity, by, left, { access, bind, now }, values);
    for (const { name, id, count } of rows) found.set(name, count > 1 ? 'several' : id);
  }
  return found;
}

async function readIds(
  tx: Queries,
  entity: EntityModel,
  by: string,
  names: readonly string[],
  query: Query,
  values: readonly unknown[],
): Promise<{ name: string; id: number; count: number }[]> {
  const field = findField(entity, by);
  if (!field) throw new Error(`${entity.name} has no field "${by}"`);
  const source = toSource({ alias: 't', entity }, field, query);
  const key = foldedKey(source.key ? source : { ...source, value: `${source.value}::text` });
  const where = `${whereRows(entity, query)}${whereLive(entity)} AND ${key} = ANY(${query.bind(names, 'text[]')})`;
  const { rows } = await tx.query<{ name: string; id: number; count: number }>(
    `SELECT ${key} AS name, min(t."id") AS id, count(*) AS count FROM ${quoteName(entity.table)} t WHERE ${where} GROUP BY 1`,
    values,
  );
  return rows;
}
