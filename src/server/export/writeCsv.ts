import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { ExcelCell } from '#fields/ServerFieldType.server.ts';
import { createCells, type SheetRow } from './createCells.ts';
import type { SheetLayout } from './toSheetColumns.ts';

/** Excel reads a file that begins so as UTF-8: without it Vietnamese letters break. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Begins like a formula, whatever spaces or full-width signs stand before (reliability.md 2, row 21). */
const FORMULA = /^[\s'＝＋－＠]*[=+\-@＝＋－＠]/u;

/** A number that is kept as text (`-2`, `+84912345678`) harms nobody. */
const NUMBER = /^[+-]?\d+(?:[.,]\d+)*$/;

/** Within quotes these mean themselves. */
const QUOTED = /[",\r\n]|^\s|\s$/;

/**
 * Writes rows as CSV (RFC 4180, UTF-8) to a stream and ends it; gives their number. Numbers are plain digits, dates
 * ISO 8601 in the customer's zone: they are read the same in every language of Excel.
 * @param batches JSON texts, a row's values each.
 */
export async function writeCsv(
  stream: Writable,
  layout: SheetLayout,
  batches: AsyncIterable<readonly string[]>,
  onBatch: (count: number) => void = () => undefined,
): Promise<number> {
  const cells = createCells(layout);
  let count = 0;
  await writeText(stream, BYTE_ORDER_MARK + printLine(layout.columns.map(({ header }) => printText(header))));
  for await (const batch of batches) {
    let text = '';
    for (const line of batch) {
      const row = JSON.parse(line) as SheetRow;
      text += printLine(cells.map((toCell) => printValue(toCell(row))));
      count += 1;
    }
    await writeText(stream, text);
    onBatch(count);
  }
  stream.end();
  await finished(stream, { readable: false });
  return count;
}

/** Waits while the stream is slow: memory does not grow with the rows. */
async function writeText(stream: Writable, text: string): Promise<void> {
  if (!stream.write(text)) await once(stream, 'drain');
}

function printLine(values: readonly string[]): string {
  return `${values.join(',')}\r\n`;
}

/** The value of a cell; a date without a time where its format has none. */
export function printValue({ value, format }: ExcelCell): string {
  if (value === null) return '';
  if (typeof value === 'string') return printText(value);
  if (!(value instanceof Date)) return String(value);
  const [date = '', time = ''] = value.toISOString().split('T');
  return format?.includes('hh') ? `${date} ${time.slice(0, 5)}` : date;
}

/** Text that no program takes for a formula: what begins like one gets a `'` before it. */
function printText(value: string): string {
  const text = FORMULA.test(value) && !NUMBER.test(value) ? `'${value}` : value;
  return QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
