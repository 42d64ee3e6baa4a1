import type { PaperShape } from '#contract/paper.ts';
import type { Letters, Typeface } from './openTypeface.ts';

/** Points of a millimetre and of a CSS pixel. */
export const MM = 72 / 25.4;
export const PX = 72 / 96;

/** Where strips are drawn; all lengths are points from the upper left corner of the paper. */
export interface Site {
  doc: PDFKit.PDFDocument;
  type: Typeface;
  shape: PaperShape;
  left: number;
  width: number;
  /** Size of the letters. */
  size: number;
  /** JPEG or PNG. */
  logo?: Uint8Array;
}

/** A piece of a page that is never broken. */
export interface Strip {
  height: number;
  draw(y: number): void;
  /** Stands above it again where it begins a page. */
  head?: Strip;
  /** Nothing but room between others: none is left at the top of a page. */
  isGap?: true;
}

export type Align = 'left' | 'center' | 'right';

const SHARES: Readonly<Record<Align, number>> = { left: 0, center: 0.5, right: 1 };

/** A strip a line. */
export function writeLines(text: string, letters: Letters, align: Align, site: Site): Strip[] {
  const { type, shape, left, width } = site;
  const height = letters.size * shape.lineHeight;
  return type.wrap(text, letters, width).map((line) => ({
    height,
    draw(y) {
      const x = left + (width - type.widthOf(line, letters)) * SHARES[align];
      // Capital letters are two thirds of their size high: they stand in the middle of their line.
      type.write(line, letters, x, y + height / 2 + letters.size / 3);
    },
  }));
}

export const gap = (height: number): Strip => ({ height, draw: () => undefined, isGap: true });

export const heightOf = (strips: readonly Strip[]): number =>
  strips.reduce((sum, { height }) => sum + height, 0);

/** Columns of strips side by side, as one. */
export const sideBySide = (...columns: readonly (readonly Strip[])[]): Strip => ({
  height: Math.max(0, ...columns.map(heightOf)),
  draw: (y) => columns.forEach((strips) => drawStrips(strips, y)),
});

/** One below the other; gives where they end. */
export function drawStrips(strips: readonly Strip[], from: number): number {
  let y = from;
  for (const { draw, height } of strips) {
    draw(y);
    y += height;
  }
  return y;
}
