import type { Letters } from './openTypeface.ts';
import { sideBySide, writeLines, type Site, type Strip } from './Strip.ts';
import type { PdfTable } from './WritePdfTask.ts';

/** A column: where it stands, and how its texts do. */
interface Column {
  left: number;
  width: number;
  isFigure: boolean;
}

/** A table, a strip a row; its head stands again on each page. */
export function tableStrips(table: PdfTable, site: Site): Strip[] {
  if (table.names.length === 0) return [];
  const columns = toColumns(table, site);
  const row = (texts: readonly string[], isBold: boolean): Strip => {
    const letters = { size: site.size, isBold };
    return sideBySide(...columns.map((column, index) => cell(texts[index] ?? '', letters, column, site)));
  };
  const head = ruled(row(table.names, true), 'below', site);
  const rows = table.rows.map((texts) => ({ ...row(texts, false), head }));
  const sums = table.sums ? [ruled(row(table.sums, true), 'above', site)] : [];
  return [head, ...rows, ...sums];
}

function cell(text: string, letters: Letters, { left, width, isFigure }: Column, site: Site): Strip[] {
  const inner = { ...site, left: left + padOf(site), width: width - 2 * padOf(site) };
  return writeLines(text, letters, isFigure ? 'right' : 'left', inner);
}

const padOf = ({ size }: Site): number => size * 0.2;

/** Figures have the room that they need; the others share the rest by the length of their texts. */
function toColumns({ names, figures, rows, sums = [] }: PdfTable, site: Site): Column[] {
  const { type, size } = site;
  const longest = names.map((name, index) =>
    Math.max(
      type.widthOf(name, { size, isBold: true }),
      type.widthOf(sums[index] ?? '', { size, isBold: true }),
      ...rows.map((row) => type.widthOf(row[index] ?? '', { size })),
    ),
  );
  const widths = share(
    longest.map((width) => width + 2 * padOf(site) + 0.01),
    figures,
    site.width,
  );
  return widths.map((width, index) => ({
    left: site.left + widths.slice(0, index).reduce((sum, one) => sum + one, 0),
    width,
    isFigure: figures[index] ?? false,
  }));
}

function share(wanted: readonly number[], figures: readonly boolean[], room: number): number[] {
  const sumOf = (isFigure: boolean) =>
    wanted.reduce((sum, width, index) => sum + (figures[index] === isFigure ? width : 0), 0);
  const texts = sumOf(false);
  const rest = room - sumOf(true);
  // Too many figures for the paper: all give way alike.
  if (texts === 0 || rest < room / 4) return wanted.map((width) => (width / (texts + sumOf(true))) * room);
  return wanted.map((width, index) => (figures[index] ? width : (width / texts) * rest));
}

function ruled(strip: Strip, place: 'above' | 'below', { doc, left, width }: Site): Strip {
  return {
    ...strip,
    draw(y) {
      strip.draw(y);
      const at = place === 'above' ? y : y + strip.height;
      doc.moveTo(left, at);
      doc
        .lineTo(left + width, at)
        .lineWidth(0.75)
        .stroke('black');
    },
  };
}
