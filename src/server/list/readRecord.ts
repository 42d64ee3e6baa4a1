import type { EntityModel } from '#contract/model.ts';
import type { Access } from '#server/access/Access.ts';
import type { Queries } from '#server/db/Db.ts';
import { printObject, readableEntries } from './printRow.ts';
import type { RowId } from './cursor.ts';
import { Joins, printAmong, printSource, whereOwn, type Query } from './Query.ts';
import { Binder, type Statement } from './Statement.ts';
import { refuseMissing } from '#server/access/refuseMissing.ts';

/** Who reads, and through what. */
export interface Reading {
  tx: Queries;
  access: Access;
  now: Date;
}

/** A record as it travels: what the caller may read of it, child rows nested, labels of references beside them. */
export type ReadRecord = Record<string, unknown> & { id: number; version: number };

/**
 * Reads one record. Throws Failure `not_found` alike for a missing, a deleted, another company's and an invisible one.
 */
export async function readRecord(
  { tx, access, now }: Reading,
  entity: EntityModel,
  id: number,
): Promise<ReadRecord> {
  const { text, values } = compileRecords(entity, [id], access, now);
  const { rows } = await tx.query<{ rows: string }>(text, values);
  const [record] = JSON.parse(rows[0]?.rows ?? '[]') as ReadRecord[];
  if (!record) throw refuseMissing(entity, id);
  return record;
}

/** One row: `rows`, the JSON text of those of these records that the caller may see, in the order of their ids. */
export function compileRecords(
  entity: EntityModel,
  ids: readonly RowId[],
  access: Access,
  now: Date,
): Statement {
  return compileRows(entity, (query) => printAmong(entity, ids, query), { access, now });
}

/** The same for those that a condition over the row `t` finds. */
export function compileRows(
  entity: EntityModel,
  condition: (query: Query) => string,
  { access, now }: Omit<Reading, 'tx'>,
): Statement {
  const { values, bind } = new Binder();
  const query: Query = { access, bind, now };
  const place = { alias: 't', entity };
  const joins = new Joins(query, 'j');
  const row = printObject(readableEntries(place, query), place, joins, query);
  const where = `${whereOwn(entity, query)} AND ${condition(query)}`;
  const rows = `coalesce(json_agg(${row} ORDER BY t."id"), '[]'::json)::text AS rows`;
  return {
    text: `SELECT ${rows} FROM (SELECT t.* FROM ${printSource(entity, query)} t WHERE ${where}) t${joins.text}`,
    values,
  };
}
