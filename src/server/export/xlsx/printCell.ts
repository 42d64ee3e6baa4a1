import type { ExcelCell } from '#fields/ServerFieldType.server.ts';

/** Characters of a cell that Excel opens. */
const MAX_TEXT = 32_767;

const DAY_MS = 86_400_000;

/** Excel counts days from 30 December 1899. */
const FIRST_SERIAL = 25_569;

/** Whatever XML, or Excel's own `_x000D_` way of writing characters, reads as something else. */
// oxlint-disable-next-line no-control-regex -- these are the characters that XML has no place for
const SPECIAL = /[&<>\r\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\ud800-\udfff]|_x[0-9A-Fa-f]{4}_/;

/** Begins like a formula: the cell is marked as text, so that editing it leaves it one (reliability.md 2, row 21). */
const FORMULA = /^[\s'＝＋－＠]*[=+\-@＝＋－＠]/u;

/** One look for all that is rare: what begins like a formula, stands at an edge, or must be escaped. */
const UNUSUAL =
  // oxlint-disable-next-line no-control-regex -- see above
  /^[\s'=+\-@＝＋－＠]|\s$|[&<>\u0000-\u001f\ufffe\uffff\ud800-\udfff]|_x/;

const EDGE_SPACE = /^\s|\s$|\n/;

/** Numbers of the styles of a sheet. */
export interface StyleBook {
  /** Style of an Excel number format; `isBold` for headers and sums. */
  of(format: string | undefined, isBold: boolean): number;
  /** Style of text that must stay text when it is edited. */
  quoted: number;
}

/** A cell as XML: `ref` is its place (`B7`). Empty cells are not written. */
export function printCell(
  { value, format }: ExcelCell,
  ref: string,
  styles: StyleBook,
  isBold: boolean,
): string {
  if (value === null) return '';
  if (typeof value === 'string') return printText(value, ref, styles, isBold);
  const style = styles.of(format, isBold);
  const attributes = style === 0 ? `r="${ref}"` : `r="${ref}" s="${style}"`;
  if (typeof value === 'boolean') return `<c ${attributes} t="b"><v>${value ? 1 : 0}</v></c>`;
  const number = typeof value === 'number' ? value : toSerial(value);
  return Number.isFinite(number) ? `<c ${attributes}><v>${number}</v></c>` : '';
}

/**
 * Usual text as `str`, the shortest form (no formula without an `<f>`); anything else as an inline string, which
 * every reader takes letter by letter.
 */
function printText(value: string, ref: string, styles: StyleBook, isBold: boolean): string {
  if (!isBold && value.length <= MAX_TEXT && !UNUSUAL.test(value))
    return `<c r="${ref}" t="str"><v>${value}</v></c>`;
  const style = isBold ? styles.of(undefined, true) : FORMULA.test(value) ? styles.quoted : 0;
  const attributes = style === 0 ? `r="${ref}"` : `r="${ref}" s="${style}"`;
  const space = EDGE_SPACE.test(value) ? ' xml:space="preserve"' : '';
  return `<c ${attributes} t="inlineStr"><is><t${space}>${escapeText(value)}</t></is></c>`;
}

/** Text of an element; characters that XML has no place for are left out. */
export function escapeText(value: string): string {
  const text = value.length > MAX_TEXT ? value.slice(0, MAX_TEXT) : value;
  return SPECIAL.test(text) ? escapeSpecial(text) : text;
}

function escapeSpecial(text: string): string {
  return (
    text
      .replaceAll(/\p{Surrogate}/gu, '')
      .replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('\r', '&#13;')
      // oxlint-disable-next-line no-control-regex -- see above
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
  );
}

function toSerial(date: Date): number {
  return Math.round((date.getTime() / DAY_MS + FIRST_SERIAL) * 1e8) / 1e8;
}

/** Name of a column: 0 is `A`, 26 is `AA`. */
export function columnName(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest > 0 ? columnName(rest - 1) : '') + String.fromCharCode(65 + (index % 26));
}
