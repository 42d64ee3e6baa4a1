import type { Row, Values } from '#contract/logic.ts';
import { isBlank } from '#fields/CellProps.ts';
import type { InputDefinition } from '../../FormDefinition.ts';

/** How child rows lie in a matrix. */
export interface MatrixSite {
  /** The field that holds the rows. */
  name: string;
  /** What stands once for all rows of a line. */
  down: readonly InputDefinition[];
  /** Field whose values are the columns. */
  across: InputDefinition;
  /** What is typed where a line meets a column. */
  cell: InputDefinition;
  /** Lines that agree in it are added up; absent: nothing is. */
  totals?: InputDefinition;
  /** The rows that there can be; absent: all of them. */
  among?: readonly Row[];
}

/** Rows that agree in what stands down, by column; `''` is the column of rows without a value there. */
export interface MatrixLine {
  /** Numbers of its rows by column. */
  cells: ReadonlyMap<string, number>;
  /** The same, in their order. */
  rows: readonly number[];
}

/** The column of a row. */
export const columnOf = (row: Row | undefined, { across }: MatrixSite): string => {
  const value = row?.[across.field.name];
  return typeof value === 'string' ? value : '';
};

/** The lines of rows. A second row of the same line and column begins a line of its own: no row is hidden. */
export function layOut(rows: readonly Row[], site: MatrixSite): readonly MatrixLine[] {
  const lines: { key: string; cells: Map<string, number>; rows: number[] }[] = [];
  for (const [index, row] of rows.entries()) {
    const key = JSON.stringify(site.down.map(({ field }) => row[field.name] ?? null));
    const column = columnOf(row, site);
    const line = lines.find((one) => one.key === key && !one.cells.has(column));
    if (line) {
      line.cells.set(column, index);
      line.rows.push(index);
    } else lines.push({ key, cells: new Map([[column, index]]), rows: [index] });
  }
  return lines;
}

/** The columns: that of rows for all, then those that were there or added before, then the values of other rows as they come. */
export function columnsOf(
  rows: readonly Row[],
  site: MatrixSite,
  { added, isEditable }: { added: readonly string[]; isEditable: boolean },
): readonly string[] {
  const known = (site.among ?? []).map((row) => columnOf(row, site));
  const used = [...known, ...rows.map((row) => columnOf(row, site))];
  const isForAll = isEditable && !site.among;
  const named = [...new Set([...known, ...added, ...used])].filter((column) => column !== '');
  return isForAll || used.includes('') || named.length === 0 ? ['', ...named] : named;
}

/** New columns that somebody typed, as `S, M; L`. */
export const readColumns = (text: string): readonly string[] =>
  text
    .split(/[,;\t\n]/)
    .map((column) => column.trim())
    .filter((column) => column !== '');

/** What of a row stands for its whole line, labels of references with it. */
function headOf(row: Row, { down }: MatrixSite): Values {
  const names = down.flatMap(({ field }) => [field.name, `${field.name}.label`]);
  return Object.fromEntries(names.flatMap((name) => (name in row ? [[name, row[name] ?? null]] : [])));
}

/** The row that a cell of a line can be; undefined where there is none. */
export const rowAmong = (
  first: Row | undefined,
  column: string,
  { among = [], down, across }: MatrixSite,
): Row | undefined =>
  among.find(
    (row) =>
      (row[across.field.name] ?? '') === column &&
      down.every(({ field }) => (row[field.name] ?? null) === (first?.[field.name] ?? null)),
  );

/** Of the rows that there can be the first of each line that is not there yet. */
export function linesAmong(rows: readonly Row[], { among = [], down }: MatrixSite): readonly Row[] {
  const keyOf = (row: Row): string => JSON.stringify(down.map(({ field }) => row[field.name] ?? null));
  const known = new Set(rows.map(keyOf));
  return among.filter((row) => !known.has(keyOf(row)) && known.add(keyOf(row)));
}

/** A cell of the matrix, and what is to stand there. */
export interface CellChange {
  line: MatrixLine;
  column: string;
  value: unknown;
}

/** The rows with another value in a cell. An empty one takes a row that waits for its first value, or makes one. */
export function withCell(
  rows: readonly Values[],
  { line, column, value }: CellChange,
  site: MatrixSite & { emptyRow: () => Values },
): readonly Values[] {
  const { name } = site.cell.field;
  const own = line.cells.get(column);
  if (own === undefined && isBlank(value)) return rows;
  const across = { [site.across.field.name]: column === '' ? null : column };
  const waiting = line.rows.find((index) => isBlank(rows[index]?.[name]));
  if (site.among && own === undefined) {
    const other = rowAmong(rows[line.rows[0] ?? 0], column, site);
    if (!other) return rows;
    const made = { ...site.emptyRow(), ...other, ...across, [name]: value };
    return waiting === undefined ? [...rows, made] : rows.with(waiting, made);
  }
  const at = own ?? waiting;
  if (at !== undefined)
    return rows.map((row, index) => (index === at ? { ...row, ...across, [name]: value } : row));
  const first = rows[line.rows[0] ?? 0] ?? {};
  return [...rows, { ...site.emptyRow(), ...headOf(first, site), ...across, [name]: value }];
}

/** The rows with other values in all rows of a line. */
export const withHead = (rows: readonly Values[], line: MatrixLine, head: Values): readonly Values[] =>
  rows.map((row, index) => (line.rows.includes(index) ? { ...row, ...head } : row));
