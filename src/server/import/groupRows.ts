import { emptyProblem } from '#contract/emptyProblem.ts';
import type { ValueContext } from '#contract/field.ts';
import type { ImportModel } from '#contract/import.ts';
import type { Problem } from '#contract/errors.ts';
import type { Values } from '#contract/logic.ts';
import { contextOf } from '#fields/phone/contextOf.ts';
import { fieldTypes } from '#fields/types.ts';
import type { Texts } from '#server/http/createTexts.ts';
import type { Header } from './findHeader.ts';
import type { SheetModel } from './findVariant.ts';
import { isRowColumn, toName, type ImportColumn } from './importColumns.ts';
import type { CellValue, SheetRow } from './Sheet.ts';
import { toPlain, toValue } from './toValue.ts';

/** Something wrong in a row, before it has a text. */
export interface RowProblem extends Omit<Problem, 'path'> {
  row: number;
  column: ImportColumn | undefined;
}

/** One record of a sheet: the body that it would be sent as, and the rows that it stands in. */
export interface SheetRecord {
  body: Values;
  /** Numbers of its rows. */
  rows: readonly number[];
  /** Row number of each child row, in their order. */
  childRows: readonly number[];
  problems: RowProblem[];
}

/** What rows are read with. */
export interface RowReader {
  sheet: SheetModel;
  header: Header;
  context: ValueContext;
  texts: Texts;
}

/** Rows with one key are one record, wherever they stand; rows without a key stand alone. */
export function groupRows(rows: readonly SheetRow[], reader: RowReader): SheetRecord[] {
  const { header, sheet } = reader;
  const groups = new Map<string, SheetRow[]>();
  for (const row of rows) {
    const key = keyOf(row, header, sheet) ?? `#${row.number}`;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()].map((group) => toRecord(group, reader));
}

function keyOf({ cells }: SheetRow, { columns }: Header, { groupBy }: ImportModel): string | undefined {
  const parts = groupBy.map((name) => {
    const cell = cells[columns.findIndex((column) => column?.key === name)] ?? null;
    return cell === null || (typeof cell === 'object' && 'problem' in cell) ? '' : toName(toPlain(cell));
  });
  return parts.every((part) => part === '') ? undefined : JSON.stringify(parts);
}

function toRecord(group: readonly SheetRow[], reader: RowReader): SheetRecord {
  const record: SheetRecord = {
    body: {},
    rows: group.map(({ number }) => number),
    childRows: [],
    problems: [],
  };
  const childRows: number[] = [];
  const children: Values[] = [];
  let field = '';
  for (const row of group) {
    const child: Values = {};
    for (const [index, column] of reader.header.columns.entries()) {
      const cell = row.cells[index] ?? null;
      if (!column || cell === null) continue;
      const target = isRowColumn(column) ? child : record.body;
      readCell(cell, { column, row: row.number, target }, record, reader);
      field = column.steps[0]?.field ?? field;
    }
    noteMissing(row.number, record, child, reader);
    if (Object.keys(child).length === 0) continue;
    children.push(child);
    childRows.push(row.number);
  }
  const kept =
    reader.sheet.count === undefined ? children : countSame(children, childRows, reader.sheet.count);
  if (kept.length > 0) record.body[field] = kept;
  return { ...record, childRows };
}

/** Child rows that say the same become one with their number; it stands in the row of the first. */
function countSame(children: readonly Values[], childRows: number[], path: string): Values[] {
  const leaf = path.split('.').at(-1) ?? '';
  const counted = new Map<string, { child: Values; row: number; count: number }>();
  for (const [at, child] of children.entries()) {
    const mark = JSON.stringify(child);
    const known = counted.get(mark);
    if (known) known.count += 1;
    else counted.set(mark, { child, row: childRows[at] ?? 0, count: 1 });
  }
  const all = [...counted.values()];
  childRows.splice(0, childRows.length, ...all.map(({ row }) => row));
  return all.map(({ child, count }) => ({ ...child, [leaf]: count }));
}

interface CellSite {
  column: ImportColumn;
  /** Number of its row. */
  row: number;
  /** What it fills: the record, or a child row. */
  target: Values;
}

/** What the caller may not set is not looked at: the write path names it in its own words. */
function readCell(
  cell: Exclude<CellValue, null>,
  { column, row, target }: CellSite,
  { problems }: SheetRecord,
  { context, texts }: RowReader,
): void {
  const read = toValue(cell, column, context, texts);
  const shown = typeof cell === 'object' && 'problem' in cell ? '' : toPlain(cell);
  const stored = (value: unknown) => toStored(value, column, target, context);
  const say = (code: string) =>
    problems.push({ row, column, code, params: { label: column.label, value: shown } });
  if ('problem' in read) say(read.problem);
  else if (!column.isWritable) say('import_not_allowed');
  else if (column.leaf in target && !isSame(stored(target[column.leaf]), stored(read.value)))
    say('import_differs');
  else target[column.leaf] = read.value;
}

/** A text as the record would keep it: 912345678 is the phone 0912345678. Names of other records stay as they were typed. */
function toStored(value: unknown, { field }: ImportColumn, record: Values, context: ValueContext): unknown {
  return field.json === 'string'
    ? fieldTypes[field.type].normalize(value, field, contextOf(field, record, context))
    : value;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Needed cells: of the record in its first row, of a child in each of its rows. */
function noteMissing(row: number, record: SheetRecord, child: Values, { header }: RowReader): void {
  const isFirst = record.rows[0] === row;
  for (const column of header.columns) {
    if (!column?.required || !column.isWritable) continue;
    const isHere = isRowColumn(column) ? column.leaf in child : !isFirst || column.leaf in record.body;
    const isSaid = record.problems.some((problem) => problem.row === row && problem.column === column);
    if (isHere || isSaid) continue;
    const { code, params = {} } = emptyProblem(column.field, column.leaf, column.label);
    record.problems.push({ row, column, code, params });
  }
}
