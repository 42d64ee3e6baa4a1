import type { EntityModel } from '#contract/model.ts';
import { quoteName } from '../db/migrations/names.ts';
import { findEntity, findField } from '../access/modelIndex.ts';
import { idType, printSource, whereOwn, type Query } from '../list/Query.ts';
import { refuseMissing } from '#server/access/refuseMissing.ts';
import { Binder } from '../list/Statement.ts';
import type { Change } from '../write/runChange.ts';
import type { PrintedRun } from './PrintedRun.ts';

/** A page of a run: of a record, or of one of its child rows. */
export interface PrintedPage {
  id: number;
  part: number | null;
}

interface Part {
  id: number;
  part: number;
}

/** What is printed, in the order in which it was asked for. Throws Failure `not_found` for a part that is none of theirs. */
export async function readPages(change: Change, run: PrintedRun): Promise<readonly PrintedPage[]> {
  const parts = await readParts(change, run);
  return run.ids.flatMap((id): readonly PrintedPage[] => {
    const own = parts.filter((one) => one.id === id);
    return own.length > 0 ? own : [{ id, part: null }];
  });
}

async function readParts(change: Change, { document, entity, ids, parts }: PrintedRun): Promise<Part[]> {
  const { rows } = findField(entity, document.each ?? '') ?? {};
  const child = rows && findEntity(change.access.model, rows.entity);
  if (!rows || !child) return [];
  const found = await findParts(change, child, { foreignKey: rows.foreignKey, ids });
  const missing = parts?.find((part) => !found.some((one) => one.part === part));
  if (missing !== undefined) throw refuseMissing(child, missing);
  return parts ? found.filter(({ part }) => parts.includes(part)) : found;
}

async function findParts(
  { tx, access, now }: Change,
  child: EntityModel,
  { foreignKey, ids }: { foreignKey: string; ids: readonly number[] },
): Promise<Part[]> {
  const { values, bind } = new Binder();
  const query: Query = { access, bind, now };
  const owner = `t.${quoteName(foreignKey)}`;
  const where = `${whereOwn(child, query)} AND ${owner} = ANY(${bind(ids, `${idType(child)}[]`)})`;
  const text = `SELECT ${owner} AS id, t."id" AS part FROM ${printSource(child, query)} t WHERE ${where} ORDER BY t."id"`;
  const { rows } = await tx.query<Part>(text, values);
  return rows;
}
