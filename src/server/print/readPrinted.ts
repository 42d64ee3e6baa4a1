import type { Row } from '#contract/logic.ts';
import type { EntityModel } from '#contract/model.ts';
import { relatedName, type PrintedBlock } from '#contract/print.ts';
import { findEntity, findField } from '../access/modelIndex.ts';
import { Failure } from '../http/Failure.ts';
import { printAmong, toSource, type Query } from '../list/Query.ts';
import { compileRows, type Reading } from '../list/readRecord.ts';
import type { PrintedRun } from './PrintedRun.ts';

/** Rows beside the printed records, of all of them together. */
const MOST_RELATED = 10_000;

type Related = Extract<PrintedBlock, { kind: 'related' }>;

/**
 * Records in the order in which they were asked for, with what their document shows of others beside them: what the caller may read of
 * them, as a browser that prints them reads it.
 */
export async function readPrinted(
  reading: Reading,
  { document, entity, ids }: PrintedRun,
): Promise<readonly Row[]> {
  const isAsked = (query: Query) => printAmong(entity, ids, query);
  const records = await readRows(reading, entity, isAsked);
  const byId = new Map(
    records.map((record): [number, Record<string, unknown>] => [Number(record['id']), { ...record }]),
  );
  for (const block of document.blocks) if (block.kind === 'related') await addRelated(reading, block, byId);
  return ids.map((id) => byId.get(id) ?? {});
}

async function readRows(
  { tx, access, now }: Reading,
  entity: EntityModel,
  condition: (query: Query) => string,
): Promise<Row[]> {
  const { text, values } = compileRows(entity, condition, { access, now });
  const { rows } = await tx.query<{ rows: string }>(text, values);
  return JSON.parse(rows[0]?.rows ?? '[]') as Row[];
}

async function addRelated(
  reading: Reading,
  block: Related,
  byId: ReadonlyMap<number, Record<string, unknown>>,
): Promise<void> {
  const { access } = reading;
  const entity = findEntity(access.model, block.entity);
  const field = entity && findField(entity, block.by);
  if (!entity || !field || !access.canRead(entity) || !access.readableFields(entity).has(block.by))
    throw new Failure('no_permission');
  const ids = [...byId.keys()];
  const rows = await readRows(reading, entity, (query) => {
    const { value } = toSource({ alias: 't', entity }, field, query);
    return `${value} = ANY(${query.bind(ids, 'int8[]')})`;
  });
  if (rows.length > MOST_RELATED)
    throw new Failure('invalid', {
      problems: [{ path: 'ids', code: 'too_many_rows', params: { limit: MOST_RELATED } }],
    });
  for (const [id, record] of byId)
    record[relatedName(block)] = rows.filter((row) => Number(row[block.by]) === id);
}
