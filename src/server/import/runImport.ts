import { MAX_IMPORT_ERRORS, type ImportAnswer, type ImportModel } from '#contract/import.ts';
import type { Values } from '#contract/logic.ts';
import { withFreshSession } from '#server/access/guardedQuery.ts';
import type { Tx } from '#server/db/Db.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import { claimKey, storeAnswer, type IdempotencyKey } from '#server/write/idempotency.ts';
import { createChange, proveSession, type Author, type Change } from '#server/write/runChange.ts';
import { findHeader, type Header } from './findHeader.ts';
import { findReferences } from './findReferences.ts';
import { groupRows, type RowProblem, type SheetRecord } from './groupRows.ts';
import { toImportColumns, type ImportColumn } from './importColumns.ts';
import { parseOptions } from './parseOptions.ts';
import { runRecords } from './runRecords.ts';
import type { SheetRow } from './Sheet.ts';
import { errorHeaders, isExample } from './template.ts';

/** What somebody wants done with a file. */
export interface ImportWish {
  sheet: ImportModel;
  /** As they were sent. */
  options: Values;
  /** Look, store nothing. */
  isTrial: boolean;
  /** Store what is right although some of it is wrong. */
  takesGood: boolean;
  key: IdempotencyKey | null;
}

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
}

/** Thrown to roll everything back; what was found out is kept. */
class Undone extends Error {
  readonly outcome: ImportOutcome;
  constructor(outcome: ImportOutcome) {
    super('nothing is to be stored');
    this.outcome = outcome;
  }
}

/**
 * Works a file through in one transaction: each record is really stored, by the way that forms take, so that a trial
 * tells exactly what would happen; it is undone at the end unless all is well, or the good ones are to be taken.
 * @param onStored runs in the same transaction when the records stay.
 */
export async function runImport(
  parts: ServerParts,
  author: Author,
  rows: readonly SheetRow[],
  wish: ImportWish,
  onProgress: (done: number, total: number) => void = () => undefined,
  onStored: (tx: Tx, outcome: ImportOutcome) => Promise<void> = async () => undefined,
): Promise<ImportOutcome> {
  try {
    return await withFreshSession(parts, author.session, (session) =>
      parts.db.forTenant(session.customer.id).transaction(async (tx) => {
        await proveSession(tx, session);
        const repeated = wish.key && !wish.isTrial ? await claimKey(tx, wish.key) : null;
        if (repeated) return JSON.parse(repeated.body) as ImportOutcome;
        const change = createChange(parts, { ...author, session }, tx);
        const outcome = await work(change, rows, wish, onProgress);
        if (!outcome.answer.stored) throw new Undone(outcome);
        if (wish.key) await storeAnswer(tx, wish.key, { status: 200, body: JSON.stringify(outcome) });
        await onStored(tx, outcome);
        return outcome;
      }),
    );
  } catch (error) {
    if (error instanceof Undone) return error.outcome;
    throw error;
  }
}

async function work(
  change: Change,
  rows: readonly SheetRow[],
  wish: ImportWish,
  onProgress: (done: number, total: number) => void,
): Promise<ImportOutcome> {
  const { parts, language, values: context } = change;
  const columns = toImportColumns(wish.sheet, change.access, language, parts.texts);
  const header = findHeader(rows, columns, errorHeaders(parts.texts));
  const wrong = checkHeader(header, columns, rows);
  if (!header || wrong.length > 0) return toOutcome(change, header, [], wrong, rows.length, wish);
  const filled = rows.filter((row) => row.number > header.row && !isExample(row, header, change));
  if (filled.length > wish.sheet.maxRows) {
    const many = {
      row: 0,
      column: undefined,
      code: 'import_too_many_rows',
      params: { limit: wish.sheet.maxRows, value: filled.length },
    };
    return toOutcome(change, header, [], [many], filled.length, wish);
  }
  const records = groupRows(filled, { sheet: wish.sheet, header, context, texts: parts.texts });
  await findReferences(change, header.columns, records);
  const defaults = parseOptions(change, wish.sheet, wish.options);
  await runRecords(change, records, { sheet: wish.sheet, columns: header.columns, defaults }, (done) =>
    onProgress(done, records.length),
  );
  const none = records.length === 0 ? [{ row: 0, column: undefined, code: 'import_no_rows' }] : [];
  return toOutcome(change, header, records, none, filled.length, wish);
}

/** What makes a file unreadable as a whole. */
function checkHeader(
  header: Header | undefined,
  columns: readonly ImportColumn[],
  rows: readonly SheetRow[],
): RowProblem[] {
  if (!header) {
    const names = columns.filter(({ required }) => required).map((column) => column.header);
    return [
      {
        row: rows[0]?.number ?? 1,
        column: undefined,
        code: 'import_no_header',
        params: { value: names.join(', ') },
      },
    ];
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
  change: Change,
  header: Header | undefined,
  records: readonly SheetRecord[],
  others: readonly RowProblem[],
  rowCount: number,
  { isTrial, takesGood }: ImportWish,
): ImportOutcome {
  const bad = records.filter(({ problems }) => problems.length > 0);
  const placeOf = ({ column }: RowProblem) => (column ? (header?.columns.indexOf(column) ?? 0) : -1);
  const all = [...others, ...bad.flatMap(({ problems }) => problems)].sort(
    (a, b) => a.row - b.row || placeOf(a) - placeOf(b),
  );
  const errors = all.map((problem) => toError(problem, header, change));
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
      rows: rowCount,
      ignored: header?.ignored ?? [],
      stored,
    },
    headerRow: header?.row ?? 0,
    places: header?.columns.map((column) => column?.key ?? null) ?? [],
    messages,
    badRows: bad.flatMap(({ rows }) => rows),
  };
}

function toError(
  { row, column, code, params }: RowProblem,
  header: Header | undefined,
  { parts, language }: Change,
) {
  const place = column ? (header?.columns.indexOf(column) ?? -1) : -1;
  return {
    row,
    column: (place >= 0 ? header?.titles[place] : column?.header) ?? '',
    code,
    message: parts.texts.ofCode(language, code, { label: column?.label ?? '', ...params }),
  };
}
