import type { ImportModel } from '#contract/import.ts';
import type { Values } from '#contract/logic.ts';
import type { EntityModel } from '#contract/model.ts';
import { entityOf, findField } from '#server/access/modelIndex.ts';
import { Failure } from '#server/http/Failure.ts';
import { serverTypeOf } from '#fields/types.server.ts';
import { quoteName } from '#server/db/migrations/names.ts';
import { whereOwn } from '#server/list/Query.ts';
import { Binder } from '#server/list/Statement.ts';
import { lockStored } from '#server/write/readStored.ts';
import type { Change } from '#server/write/runChange.ts';
import { changeRecords } from '#server/write/changeRecords.ts';
import { createRecords } from '#server/write/createRecords.ts';
import type { RowProblem, SheetRecord } from './groupRows.ts';
import { matchRows } from './matchRows.ts';
import { kindOf, type ImportColumn } from './importColumns.ts';

/** What every record of a sheet is stored with. */
export interface RecordPlan {
  sheet: ImportModel;
  columns: readonly (ImportColumn | undefined)[];
  /** Fill what a new record leaves empty. */
  defaults: Values;
  /** What new records get beside: the sheet that they come from. */
  fixed: Values;
}

/** How long records are stored. */
interface Turn {
  onDone: (count: number) => void;
  /** Asked after each batch; absent: all of them are stored. */
  isOver?: () => boolean;
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
  plan: RecordPlan,
  { onDone, isOver }: Turn,
): Promise<number> {
  const step = BATCH_RECORDS;
  for (let at = 0; at < records.length;) {
    const batch = records.slice(at, at + step);
    await runBatch(
      change,
      batch.filter(({ problems }) => problems.length === 0),
      plan,
    );
    at += batch.length;
    onDone(at);
    if (isOver?.()) return at;
  }
  return records.length;
}

/** New ones all at once, those that are stored already too; what is refused is noted in its record. */
async function runBatch(change: Change, records: readonly SheetRecord[], plan: RecordPlan): Promise<void> {
  const { sheet } = plan;
  const entity = entityOf(change.access.model, sheet.entity);
  const [news, known]: [SheetRecord[], { record: SheetRecord; old: Values; body: Values }[]] = [[], []];
  for (const record of records) {
    const found = sheet.mode === 'create' ? undefined : await lockFound(change, entity, record, plan);
    if (record.problems.length > 0) continue;
    const body = found ? toChange(entity, record, found, plan) : record.body;
    if (record.problems.length > 0) continue;
    if (found) known.push({ record, old: found, body });
    else news.push(record);
  }
  await createNew(change, entity, news, plan);
  const bodies = known.map(({ old, body }) => ({ old, body }));
  const changes = await changeRecords(change, entity, bodies, { action: 'import' });
  for (const [at, { record }] of known.entries()) note(record, changes[at]?.failure, plan);
}

/** What a row says of a stored record, but for that by which only it was found. */
function toChange(entity: EntityModel, record: SheetRecord, old: Values, plan: RecordPlan): Values {
  const body = matchRows(entity, record, old, plan);
  const isFound = (name: string): boolean => plan.sheet.mode === 'update' && plan.sheet.match.includes(name);
  const said = Object.entries(body).filter(([name]) => !isFound(name));
  return { ...Object.fromEntries(said), version: old['version'] };
}

function note(record: SheetRecord, failure: Failure | undefined, plan: RecordPlan): void {
  if (failure) record.problems.push(...toRowProblems(failure, record, plan));
}

async function createNew(
  change: Change,
  entity: EntityModel,
  records: readonly SheetRecord[],
  plan: RecordPlan,
): Promise<void> {
  const bodies = records.map(({ body }) => ({ ...plan.defaults, ...body }));
  const made = await createRecords(change, entity, bodies, {
    cause: 'import',
    fixed: { ...plan.sheet.set, ...plan.fixed },
  });
  for (const [at, record] of records.entries()) note(record, made[at]?.failure, plan);
}

/** The stored record that a row changes, locked; undefined where it is a new one. */
async function lockFound(
  change: Change,
  entity: EntityModel,
  record: SheetRecord,
  plan: RecordPlan,
): Promise<Values | undefined> {
  const { sheet } = plan;
  try {
    const id = await findStored(change, entity, sheet, record.body);
    const [old] = id === null ? [] : await lockStored(change, entity, [id]);
    if (!old && sheet.mode === 'update') throw notFound(entity, sheet, record.body);
    return old;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    note(record, error, plan);
    return undefined;
  }
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
    `SELECT t."id" FROM ${quoteName(entity.table)} t WHERE ${whereOwn(entity, query)} AND ${tests.join(' AND ')} LIMIT 2`,
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
function toRowProblems(failure: Failure, record: SheetRecord, { columns }: RecordPlan): RowProblem[] {
  const { problems = [], params } = failure.options;
  if (problems.length === 0)
    return [{ row: record.rows[0] ?? 0, column: undefined, code: failure.code, params }];
  return problems.map(({ path, code, params: own }) => {
    const [name = '', index, leaf] = path.split('.');
    const isChild = index !== undefined && /^\d+$/.test(index);
    const row = (isChild ? record.childRows[name]?.[Number(index)] : undefined) ?? record.rows[0] ?? 0;
    const key = isChild ? `${name}.${leaf ?? ''}` : name;
    const column =
      columns.find((one) => one?.key === key) ??
      columns.find((one) => one !== undefined && kindOf(one) === name && !isChild);
    return { row, column, code, params: own };
  });
}
