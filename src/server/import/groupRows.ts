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
import { kindOf, toName, type ImportColumn } from './importColumns.ts';
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
  /** Of each kind of child rows: the row number of each, in their order. */
  childRows: Record<string, readonly number[]>;
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

/** Child rows of one kind, and the number of the row that each stands in. */
interface Child {
  values: Values;
  row: number;
}

function toRecord(group: readonly SheetRow[], reader: RowReader): SheetRecord {
  const record: SheetRecord = {
    body: {},
    rows: group.map(({ number }) => number),
    childRows: {},
    problems: [],
  };
  const kinds = new Map<string, Child[]>();
  for (const { number, cells } of group) {
    const filled = new Map<string, Values>();
    for (const [index, column] of reader.header.columns.entries()) {
      const cell = cells[index] ?? null;
      if (!column || cell === null) continue;
      const kind = kindOf(column);
      const target = kind === undefined ? record.body : (filled.get(kind) ?? {});
      readCell(cell, { column, row: number, target }, record, reader);
      if (kind !== undefined && Object.keys(target).length > 0) filled.set(kind, target);
    }
    noteMissing(number, record, filled, reader);
    for (const [kind, values] of filled)
      kinds.set(kind, [...(kinds.get(kind) ?? []), { values, row: number }]);
  }
  for (const [kind, children] of kinds) {
    const kept = joinSame(kind, children, reader.sheet);
    record.body[kind] = kept.map(({ values }) => values);
    record.childRows[kind] = kept.map(({ row }) => row);
  }
  return record;
}

/**
 * Child rows that say the same are one where the sheet has a row for each piece, whose number it is, and where they are of a
 * further kind: what belongs to the whole record, as a payment does, people write into each of its rows.
 */
function joinSame(
  kind: string,
  children: readonly Child[],
  { columns, count }: SheetModel,
): readonly Child[] {
  const [counted, leaf = ''] = count?.split('.') ?? [];
  if (kind !== counted && kind === columns.map(kindOf).find((one) => one !== undefined)) return children;
  const groups = new Map<string, Child[]>();
  for (const child of children) {
    const mark = JSON.stringify(child.values);
    groups.set(mark, [...(groups.get(mark) ?? []), child]);
  }
  return [...groups.values()].flatMap(([first, ...same]) => {
    if (!first || kind !== counted) return first ?? [];
    return { ...first, values: { ...first.values, [leaf]: same.length + 1 } };
  });
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

/** Needed cells: of the record in its first row, of a child in each of its rows; what a row has only a further kind of is not asked for. */
function noteMissing(
  row: number,
  record: SheetRecord,
  filled: ReadonlyMap<string, Values>,
  { header }: RowReader,
): void {
  const isFirst = record.rows[0] === row;
  for (const column of header.columns) {
    if (!column?.required || !column.isWritable) continue;
    const kind = kindOf(column);
    const child = kind === undefined ? undefined : filled.get(kind);
    const isHere =
      kind === undefined
        ? !isFirst || column.leaf in record.body
        : child
          ? column.leaf in child
          : filled.size > 0;
    const isSaid = record.problems.some((problem) => problem.row === row && problem.column === column);
    if (isHere || isSaid) continue;
    const { code, params = {} } = emptyProblem(column.field, column.leaf, column.label);
    record.problems.push({ row, column, code, params });
  }
}
