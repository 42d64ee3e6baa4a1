import type { Row } from '#contract/logic.ts';
import type { MatrixLine, MatrixSite } from './layOut.ts';

/** Sums of decimals are not exact: more digits than any field has. */
const DIGITS = 1_000_000;
const sum = (values: readonly number[]): number =>
  Math.round(values.reduce((total, value) => total + value, 0) * DIGITS) / DIGITS;

function numberAt(rows: readonly Row[], index: number | undefined, { cell }: MatrixSite): number | null {
  const value = index === undefined ? null : rows[index]?.[cell.field.name];
  return typeof value === 'number' ? value : null;
}

/** What stands in a line together. */
export const totalOfLine = (rows: readonly Row[], line: MatrixLine, site: MatrixSite): number =>
  sum([...line.cells.values()].map((index) => numberAt(rows, index, site) ?? 0));

/** Lines that are added up, with the sum of each column. */
export interface MatrixGroup {
  value: unknown;
  sums: readonly number[];
  total: number;
}

/** The totals of columns, for each value of the field that says what is added up; a line counts with its value for all where it has no other. */
export function groupTotals(
  rows: readonly Row[],
  { lines, columns }: { lines: readonly MatrixLine[]; columns: readonly string[] },
  site: MatrixSite,
): readonly MatrixGroup[] {
  const name = site.totals?.field.name ?? '';
  const groups = new Map<unknown, MatrixLine[]>();
  for (const line of lines) {
    const value = rows[line.rows[0] ?? 0]?.[name] ?? null;
    groups.set(value, [...(groups.get(value) ?? []), line]);
  }
  const inColumn = (line: MatrixLine, column: string): number =>
    numberAt(rows, line.cells.get(column), site) ?? numberAt(rows, line.cells.get(''), site) ?? 0;
  return [...groups].map(([value, own]) => ({
    value,
    sums: columns.map((column) => sum(own.map((line) => inColumn(line, column)))),
    total: sum(own.map((line) => totalOfLine(rows, line, site))),
  }));
}
