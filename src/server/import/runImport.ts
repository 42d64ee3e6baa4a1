import type { ValueContext } from '#contract/field.ts';
import { MAX_IMPORT_ERRORS, type ImportAnswer, type ImportModel } from '#contract/import.ts';
import type { Values } from '#contract/logic.ts';
import { holdsAny } from '#contract/session.ts';
import { entityOf } from '#server/access/modelIndex.ts';
import { noPermission } from '#server/access/noPermission.ts';
import type { Tx } from '#server/db/Db.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import { claimKey, storeAnswer, type IdempotencyKey } from '#server/write/idempotency.ts';
import { changeAs, proveRights, type Author, type Change } from '#server/write/runChange.ts';
import { expandRows } from './expandRows.ts';
import { findHeader, type Header } from './findHeader.ts';
import { findNames } from './findNames.ts';
import { findReferences } from './findReferences.ts';
import { findVariant } from './findVariant.ts';
import { closeKept, ofRecords, openKept } from './keepSheet.ts';
import { groupRows, type RowProblem, type SheetRecord } from './groupRows.ts';
import { toImportColumns, type ImportColumn } from './importColumns.ts';
import { parseOptions } from './parseOptions.ts';
import { toError } from './toError.ts';
import { namesOfWrong } from './namesOfWrong.ts';
import { noteRepeated } from './noteRepeated.ts';
import { warnRecords } from './warnRecords.ts';
import { runRecords, type RecordPlan } from './runRecords.ts';
import type { SheetRow } from './Sheet.ts';
import { errorHeaders, isExample } from './template.ts';

/** What somebody wants done with a file. */
export interface ImportRequest {
  sheet: ImportModel;
  /** As they were sent. */
  options: Values;
  /** Look, store nothing. */
  isTrial: boolean;
  /** Store what is right although some of it is wrong. */
  takesGood: boolean;
  key: IdempotencyKey | null;
  /** Path of the stored file, where the import keeps its sheets. */
  file?: string | null;
  onProgress?: OnProgress;
  /** Runs in the same transaction when the records stay. */
  onStored?: (tx: Tx, outcome: ImportOutcome) => Promise<void>;
}

type OnProgress = (done: number, total: number) => void;

/** What came of a file: the answer, and what the file with errors is made of. */
export interface ImportOutcome {
  answer: ImportAnswer;
  headerRow: number;
  /** Keys of the columns in their places from 0; null where none of the import stands. */
  places: readonly (string | null)[];
  /** Row number → what is wrong in it. */
  messages: Readonly<Record<number, string>>;
  /** Rows of refused records. */
  badRows: readonly number[];
  /** Id of the record that keeps the sheet. */
  kept?: number;
}

/** Thrown to roll everything back; what was found out is kept. */
class Undone<Result> extends Error {
  readonly result: Result;
  constructor(result: Result) {
    super('nothing is to be stored');
    this.result = result;
  }
}

/** A trial gives way to other requests after so long: the embedded database has one connection. */
const TURN_MS = 100;

/**
 * Works a file through: each record is really stored, by the way that forms take, so that a trial tells exactly what would
 * happen. A trial is undone turn by turn; what is to stay is stored in one transaction, or not at all: unless all is well, or
 * the good ones are to be taken.
 */
export function runImport(
  parts: ServerParts,
  author: Author,
  rows: readonly SheetRow[],
  request: ImportRequest,
): Promise<ImportOutcome> {
  if (request.isTrial) return tryImport(parts, author, rows, request);
  return undone(parts, author, request.sheet, async (change) => {
    const { tx } = change;
    const repeated = request.key ? await claimKey(tx, request.key) : null;
    if (repeated) return { isKept: true, result: JSON.parse(repeated.body) as ImportOutcome };
    const prepared = await prepare(change, rows, request);
    const { records } = prepared;
    const kept = await openSheet(change, prepared);
    await runRecords(change, records, withKept(prepared, kept), {
      onDone: (done) => request.onProgress?.(done, records.length),
    });
    const outcome = toOutcome(change, prepared, kept);
    if (!outcome.answer.stored) return { isKept: false, result: outcome };
    await closeKept(change, prepared.sheet, kept, outcome.answer);
    if (request.key) await storeAnswer(tx, request.key, { status: 200, body: JSON.stringify(outcome) });
    await request.onStored?.(tx, outcome);
    return { isKept: true, result: outcome };
  });
}

async function tryImport(
  parts: ServerParts,
  author: Author,
  rows: readonly SheetRow[],
  request: ImportRequest,
): Promise<ImportOutcome> {
  const prepared = await undone(parts, author, request.sheet, async (change) => ({
    isKept: false,
    result: await prepare(change, rows, request),
  }));
  const { records } = prepared;
  for (let at = 0; at < records.length;) {
    const from = at;
    at += await undone(parts, author, request.sheet, async (change) => {
      const until = performance.now() + TURN_MS;
      const isOver = (): boolean => performance.now() > until;
      const onDone = (done: number): void => request.onProgress?.(from + done, records.length);
      // A trial uses up no numbers either.
      const trial = { ...change, counter: change.tx };
      const plan = withKept(prepared, await openSheet(trial, prepared));
      const result = await runRecords(trial, records.slice(from), plan, { onDone, isOver });
      return { isKept: false, result };
    });
  }
  const warnings = await undone(parts, author, request.sheet, async (change) => ({
    isKept: false,
    result: await warnRecords(change, prepared),
  }));
  const { answer, ...outcome } = toOutcome({ parts, language: author.language }, prepared);
  return { ...outcome, answer: { ...answer, ...(warnings.length > 0 && { warnings }) } };
}

/** The record that keeps the sheet; null where none does. */
const openSheet = (change: Change, { sheet, options, request }: PreparedImport): Promise<number | null> =>
  openKept(change, { sheet, options, file: request.file ?? null });

const withKept = (plan: PreparedImport, id: number | null): PreparedImport =>
  plan.sheet.keep && id !== null ? { ...plan, fixed: { [plan.sheet.keep.link]: id } } : plan;

/**
 * Runs work in a transaction of the author's company, which is rolled back unless the work says that it is kept, and his
 * rights, asked again as its last statement, are still those that it was done with.
 */
async function undone<Result>(
  parts: ServerParts,
  author: Author,
  { permissions }: ImportModel,
  work: (change: Change) => Promise<{ isKept: boolean; result: Result }>,
): Promise<Result> {
  try {
    return await changeAs(parts, author, async (change) => {
      if (!holdsAny(change.session.permissions, permissions)) throw noPermission(permissions);
      const { isKept, result } = await work(change);
      if (!isKept) throw new Undone(result);
      await proveRights(change.tx, change.session);
      return result;
    });
  } catch (error) {
    if (error instanceof Undone) return error.result as Result;
    throw error;
  }
}

/** A sheet that was read: its records, or what makes it unreadable as a whole. */
export interface PreparedImport extends RecordPlan {
  request: ImportRequest;
  variant: string | undefined;
  /** What was chosen for the whole file. */
  options: Values;
  header: Header | undefined;
  /** How values are read. */
  context: ValueContext;
  records: readonly SheetRecord[];
  /** What is wrong beside the records. */
  others: readonly RowProblem[];
  rowCount: number;
}

async function prepare(
  change: Change,
  rows: readonly SheetRow[],
  request: ImportRequest,
): Promise<PreparedImport> {
  const { parts, language, values: context } = change;
  const { sheet, variant } = findVariant(request.sheet, rows);
  const columns = toImportColumns(sheet, { access: change.access, language, texts: parts.texts });
  const header = findHeader(rows, columns, errorHeaders(parts.texts));
  const known = {
    request,
    variant: variant?.key,
    sheet,
    header,
    context,
    columns: header?.columns ?? [],
    options: {},
    defaults: {},
    fixed: {},
  };
  const refuse = (others: readonly RowProblem[], rowCount: number): PreparedImport => ({
    ...known,
    records: [],
    others,
    rowCount,
  });
  const wrong = checkHeader(header, columns, rows);
  if (!header || wrong.length > 0) return refuse(wrong, rows.length);
  const filled = rows.filter((row) => row.number > header.row && !isExample(row, header, change));
  const problem = checkCount(filled.length, sheet);
  if (problem) return refuse([problem], filled.length);
  const records = groupRows(filled, { sheet, header, context, texts: parts.texts });
  await expandRows(change, header.columns, records);
  await findReferences(change, header.columns, records, sheet.mode);
  const options = parseOptions(change, sheet, request.options);
  const defaults = ofRecords(change, sheet, options);
  const entity = entityOf(change.access.model, sheet.entity);
  await findNames(change, header.columns, records, { entity, given: { ...defaults, ...sheet.set } });
  const prepared = { ...known, options, defaults, records, others: [], rowCount: filled.length };
  if (request.isTrial) noteRepeated(entity, prepared, context, change.scope.today);
  return prepared;
}

function checkCount(count: number, { maxRows }: ImportModel): RowProblem | undefined {
  if (count === 0) return { row: 0, column: undefined, code: 'import_no_rows' };
  const params = { limit: maxRows, value: count };
  return count > maxRows ? { row: 0, column: undefined, code: 'import_too_many_rows', params } : undefined;
}

/** What makes a file unreadable as a whole. */
function checkHeader(
  header: Header | undefined,
  columns: readonly ImportColumn[],
  rows: readonly SheetRow[],
): RowProblem[] {
  if (!header) {
    const names = columns.filter(({ required }) => required).map((column) => column.header);
    const params = { value: names.join(', ') };
    return [{ row: rows[0]?.number ?? 1, column: undefined, code: 'import_no_header', params }];
  }
  const { row, missing, repeated } = header;
  return [
    ...missing
      .filter(({ isWritable }) => isWritable)
      .map((column) => toHeaderProblem(row, column, 'import_missing_column')),
    ...repeated.map((column) => toHeaderProblem(row, column, 'import_repeated_column')),
  ];
}

const toHeaderProblem = (row: number, column: ImportColumn, code: string): RowProblem => ({
  row,
  column,
  code,
  params: { label: column.label, value: column.header },
});

function toOutcome(
  speaker: Pick<Change, 'parts' | 'language'>,
  { request: { isTrial, takesGood }, variant, header, context, records, others, rowCount }: PreparedImport,
  kept: number | null = null,
): ImportOutcome {
  const bad = records.filter(({ problems }) => problems.length > 0);
  const placeOf = ({ column }: RowProblem) => (column ? (header?.columns.indexOf(column) ?? 0) : -1);
  const all = [...others, ...bad.flatMap(({ problems }) => problems)].sort(
    (a, b) => a.row - b.row || placeOf(a) - placeOf(b),
  );
  const errors = all.map((problem) => toError(problem, header, speaker));
  const accepted = records.length - bad.length;
  const stored = !isTrial && others.length === 0 && accepted > 0 && (bad.length === 0 || takesGood);
  const messages: Record<number, string> = {};
  for (const { row, column, message } of errors) {
    const text = column === '' || message.includes(column) ? message : `${column}: ${message}`;
    messages[row] = messages[row] === undefined ? text : `${messages[row]}\n${text}`;
  }
  return {
    answer: {
      accepted,
      rejected: bad.length,
      errors: errors.slice(0, MAX_IMPORT_ERRORS),
      error_count: errors.length,
      ...(bad.length > 0 && { wrong: namesOfWrong(bad, header, context) }),
      rows: rowCount,
      ...(variant === undefined ? {} : { variant }),
      ignored: header?.ignored ?? [],
      stored,
    },
    headerRow: header?.row ?? 0,
    places: header?.columns.map((column) => column?.key ?? null) ?? [],
    messages,
    badRows: bad.flatMap(({ rows }) => rows),
    ...(kept === null ? {} : { kept }),
  };
}
