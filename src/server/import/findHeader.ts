import { LOOKED_AT } from './findVariant.ts';
import { toName, type ImportColumn } from './importColumns.ts';
import type { SheetRow } from './Sheet.ts';

/** How the columns of a sheet are to be read. */
export interface Header {
  /** Number of its row. */
  row: number;
  /** Columns in their places from 0; undefined where nothing of the import stands. */
  columns: readonly (ImportColumn | undefined)[];
  /** Headers in their places. */
  titles: readonly string[];
  /** Headers that mean nothing here: their columns are not read. */
  ignored: readonly string[];
  /** Columns that stand there twice. */
  repeated: readonly ImportColumn[];
  /** Needed columns that are not there. */
  missing: readonly ImportColumn[];
}

/** Finds the row whose cells are the most headers; undefined where none is. `errorHeaders`: own columns of a returned file. */
export function findHeader(
  rows: readonly SheetRow[],
  columns: readonly ImportColumn[],
  errorHeaders: readonly string[],
): Header | undefined {
  const places = new Map(
    columns.flatMap((column) => [...column.names].map((name) => [name, column] as const)),
  );
  const found = rows.slice(0, LOOKED_AT).map((row) => ({ row, hits: countHits(row, places) }));
  const best = found.reduce((top, next) => (next.hits > top.hits ? next : top), { row: rows[0], hits: 0 });
  return best.row && best.hits > 0
    ? readHeader(best.row, columns, places, new Set(errorHeaders.map(toName)))
    : undefined;
}

type Places = ReadonlyMap<string, ImportColumn>;

const countHits = ({ cells }: SheetRow, places: Places): number =>
  cells.filter((cell) => typeof cell === 'string' && places.has(toName(cell))).length;

function readHeader(
  { number, cells }: SheetRow,
  all: readonly ImportColumn[],
  places: Places,
  own: ReadonlySet<string>,
): Header {
  const titles = cells.map((cell) => (cell === null || typeof cell === 'object' ? '' : String(cell)));
  const columns = titles.map((title) => places.get(toName(title)));
  const isKnown = (title: string) => places.has(toName(title)) || own.has(toName(title));
  return {
    row: number,
    columns: columns.map((column, index) => (columns.indexOf(column) === index ? column : undefined)),
    titles,
    ignored: titles.filter((title) => title !== '' && !isKnown(title)),
    repeated: columns.filter(
      (column, index) => column !== undefined && columns.indexOf(column) !== index,
    ) as ImportColumn[],
    missing: all.filter((column) => column.required && !columns.includes(column)),
  };
}
