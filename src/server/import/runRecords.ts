import type { ImportModel } from '#contract/import.ts';
import type { Values } from '#contract/logic.ts';
import type { EntityModel } from '#contract/model.ts';
import { entityOf, findField } from '#server/access/modelIndex.ts';
import { Failure } from '#server/http/Failure.ts';
import { serverTypeOf } from '#fields/types.server.ts';
import { quoteName } from '#server/db/migrations/names.ts';
import { whereLive, whereRows } from '#server/list/Query.ts';
import { Binder } from '#server/list/Statement.ts';
import { lockStored } from '#server/write/readStored.ts';
import type { Change } from '#server/write/runChange.ts';
import { createRecord, createRecords } from '#server/write/createRecords.ts';
import { changeRecord } from '#server/write/writeRecord.ts';
import type { RowProblem, SheetRecord } from './groupRows.ts';
import { isRowColumn, type ImportColumn } from './importColumns.ts';

/** What every record of a sheet is stored with. */
export interface RecordWish {
  sheet: ImportModel;
  columns: readonly (ImportColumn | undefined)[];
  /** Fill what a new record leaves empty. */
  defaults: Values;
}

/** New records that are stored together. */
export const BATCH_RECORDS = 50;

/**
 * Stores the records of a sheet by the same rules and the same way as forms do, new ones many at a time. One that is refused
 * leaves nothing, and its problems are noted in it. Gives how many it came to before `isOver` said that it must stop; one
 * batch at least.
 */
export async function runRecords(
  change: Change,
  records: readonly SheetRecord[],
  wish: RecordWish,
  onDone: (count: number) => void,
  isOver: () => boolean = () => false,
): Promise<number> {
  const step = wish.sheet.mode === 'create' ? BATCH_RECORDS : 1;
  for (let at = 0; at < records.length;) {
    const batch = records.slice(at, at + step);
    await runBatch(
      change,
      batch.filter(({ problems }) => problems.length === 0),
      wish,
    );
    at += batch.length;
    onDone(at);
    if (isOver()) return at;
  }
  return records.length;
}

/** All at once; when that fails for one of them, one by one. */
async function runBatch(change: Change, records: readonly SheetRecord[], wish: RecordWish): Promise<void> {
  if (records.length > 1 && !(await within(change, () => storeNew(change, records, wish)))) return;
  for (const record of records) {
    const failure = await within(change, () => store(change, record, wish));
    if (failure) record.problems.push(...toRowProblems(failure, record, wish));
  }
}

/** Does work within a savepoint; what refused it is given back, and leaves nothing behind. */
async function within({ tx }: Change, work: () => Promise<void>): Promise<Failure | undefined> {
  await tx.query('savepoint one_batch');
  try {
    await work();
    await tx.query('release savepoint one_batch');
    return undefined;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    await tx.query('rollback to savepoint one_batch');
    return error;
  }
}

async function storeNew(change: Change, records: readonly SheetRecord[], wish: RecordWish): Promise<void> {
  const { sheet, defaults } = wish;
  const { model } = change.access;
  const made = await createRecords(
    change,
    entityOf(model, sheet.entity),
    records.map(({ body }) => ({ ...defaults, ...body })),
    (name) => entityOf(model, name),
    { cause: 'import', fixed: { ...sheet.set } },
  );
  for (const [at, record] of records.entries()) {
    const failure = made[at];
    if (failure instanceof Failure) record.problems.push(...toRowProblems(failure, record, wish));
  }
}

async function store(change: Change, { body }: SheetRecord, { sheet, defaults }: RecordWish): Promise<void> {
  const entity = entityOf(change.access.model, sheet.entity);
  const find = (name: string) => entityOf(change.access.model, name);
  const id = sheet.mode === 'create' ? null : await findStored(change, entity, sheet, body);
  if (id !== null) {
    const old = await lockStored(change.tx, change.access, entity, id, change.now, find);
    if (old) return changeRecord(change, entity, old, { ...body, version: old['version'] }, find, 'import');
  }
  if (sheet.mode === 'update') throw notFound(entity, sheet, body);
  await createRecord(change, entity, { ...defaults, ...body }, find, {
    cause: 'import',
    fixed: { ...sheet.set },
  });
}

/** The stored record that a row means; null when there is none. Throws Failure `invalid` when several fit. */
async function findStored(
  change: Change,
  entity: EntityModel,
  { match }: ImportModel,
  body: Values,
): Promise<number | null> {
  if (match.some((name) => (body[name] ?? null) === null)) return null;
  const { values, bind } = new Binder();
  const query = { access: change.access, bind, now: change.now };
  const tests = match.map((name) => {
    const field = findField(entity, name);
    const type = field && serverTypeOf(field).column(field);
    return `t.${quoteName(name)} = ${bind(body[name], type ?? 'text')}`;
  });
  const { rows } = await change.tx.query<{ id: number }>(
    `SELECT t."id" FROM ${quoteName(entity.table)} t WHERE ${whereRows(entity, query)}${whereLive(entity)} AND ${tests.join(' AND ')} LIMIT 2`,
    values,
  );
  const [path = ''] = match;
  if (rows.length > 1) throw refuse(path, 'import_ambiguous', entity, body);
  return rows[0]?.id ?? null;
}

function notFound(entity: EntityModel, { match }: ImportModel, body: Values): Failure {
  return refuse(match[0] ?? '', 'import_not_found', entity, body);
}

function refuse(path: string, code: string, { name }: EntityModel, body: Values): Failure {
  return new Failure('invalid', {
    problems: [{ path, code, params: { label: `${name}.${path}`, value: body[path] } }],
  });
}

/** A refusal in terms of the sheet: `lines.1.quantity` is the cell of the second line's row. */
function toRowProblems(failure: Failure, record: SheetRecord, { columns }: RecordWish): RowProblem[] {
  const { problems = [], params } = failure.options;
  if (problems.length === 0)
    return [{ row: record.rows[0] ?? 0, column: undefined, code: failure.code, params }];
  return problems.map(({ path, code, params: own }) => {
    const [name = '', index, leaf] = path.split('.');
    const isChild = index !== undefined && /^\d+$/.test(index);
    const row = (isChild ? record.childRows[Number(index)] : undefined) ?? record.rows[0] ?? 0;
    const key = isChild ? `${name}.${leaf ?? ''}` : name;
    const column =
      columns.find((one) => one?.key === key) ??
      columns.find(
        (one) => one !== undefined && isRowColumn(one) && one.steps[0]?.field === name && !isChild,
      );
    return { row, column, code, params: own };
  });
}
