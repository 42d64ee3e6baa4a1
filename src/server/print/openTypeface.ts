import { createRequire } from 'node:module';
import { compose } from '#contract/text.ts';

const FAMILY = '@fontsource/be-vietnam-pro';

/** Files of the family, each for other letters; the first that has a letter writes it. */
const SUBSETS = ['latin', 'vietnamese', 'latin-ext'];

const require = createRequire(import.meta.url);

export interface Letters {
  /** Points. */
  size: number;
  isBold?: boolean;
}

/**
 * Measures and writes text in the product's own typeface, and what that does not have in another one where there is one; a file takes along
 * the letters that it uses.
 */
export interface Typeface {
  /** Signs that were measured since it was asked last and that no typeface has: a question mark stands for each. */
  takeMissing(): number;
  widthOf(text: string, letters: Letters): number;
  /** A text in lines that are not wider. */
  wrap(text: string, letters: Letters, width: number): string[];
  /** Writes one line; `y` is where its letters stand. */
  write(text: string, letters: Letters, x: number, y: number): void;
}

/** A piece of text of one file. */
interface Piece {
  text: string;
  font: string;
}

/** Letters of a file, from and to. */
type Range = readonly [number, number];

let known: ReadonlyMap<string, readonly Range[]> | undefined;

const rangesOf = (subset: string): readonly Range[] => (known ??= readRanges()).get(subset) ?? [];

function readRanges(): ReadonlyMap<string, readonly Range[]> {
  const all = require(`${FAMILY}/unicode.json`) as Record<string, string>;
  return new Map(Object.entries(all).map(([name, text]) => [name, text.split(',').map(toRange)]));
}

/** `U+0102-0103` or `U+20AB`. */
function toRange(text: string): Range {
  const [from = '', to = from] = text.replace('U+', '').split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}

const has = (subset: string, sign: number): boolean =>
  rangesOf(subset).some(([from, to]) => from <= sign && sign <= to);

/** Name of the other typeface. */
const OTHER = 'other';

/** What stands for a sign that cannot be written. */
const UNKNOWN = '?';

/** Signs that are not seen: joiners, marks of direction, variants of the sign before. */
const UNSEEN = /[\p{Cf}\u{FE00}-\u{FE0F}]/u;

/** @param file typeface for what the product's own does not have. */
export function openTypeface(doc: PDFKit.PDFDocument, file?: string): Typeface {
  const missing = new Set<string>();
  const hasOther = openOther(doc, file);
  for (const weight of [400, 700])
    for (const subset of SUBSETS)
      doc.registerFont(
        `${subset}-${weight}`,
        require.resolve(`${FAMILY}/files/be-vietnam-pro-${subset}-${weight}-normal.woff`),
      );

  const piecesOf = (text: string, { isBold }: Letters): Piece[] => {
    const weight = isBold ? 700 : 400;
    return toPieces(text, (sign) => {
      const code = sign.codePointAt(0) ?? 0;
      const subset = SUBSETS.find((name) => has(name, code));
      if (subset) return { text: sign, font: `${subset}-${weight}` };
      if (hasOther(code)) return { text: sign, font: OTHER };
      missing.add(sign);
      return { text: UNKNOWN, font: `${SUBSETS[0]}-${weight}` };
    });
  };
  const widthOf = (text: string, letters: Letters): number =>
    piecesOf(text, letters).reduce(
      (sum, piece) => sum + doc.font(piece.font).fontSize(letters.size).widthOfString(piece.text),
      0,
    );
  return {
    takeMissing() {
      const { size } = missing;
      missing.clear();
      return size;
    },
    widthOf,
    wrap: (text, letters, width) => wrapBy((line) => widthOf(line, letters) <= width, text),
    write(text, letters, x, y) {
      let at = x;
      for (const piece of piecesOf(text, letters)) {
        doc.font(piece.font).fontSize(letters.size);
        doc.text(piece.text, at, y, { lineBreak: false, baseline: 'alphabetic' });
        at += doc.widthOfString(piece.text);
      }
    },
  };
}

/** Says of a sign whether the other typeface has it. */
function openOther(doc: PDFKit.PDFDocument, file: string | undefined): (code: number) => boolean {
  if (file === undefined) return () => false;
  doc.registerFont(OTHER, file);
  const { font } = (
    doc.font(OTHER) as unknown as { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } }
  )._font;
  return (code) => font.hasGlyphForCodePoint(code);
}

/** A text in pieces of one file each. */
function toPieces(text: string, read: (sign: string) => Piece): Piece[] {
  const pieces: Piece[] = [];
  for (const sign of compose(text)) {
    if (UNSEEN.test(sign)) continue;
    const piece = read(sign);
    const last = pieces.at(-1);
    if (last?.font === piece.font) last.text += piece.text;
    else pieces.push(piece);
  }
  return pieces;
}

/** Breaks between words, and inside one that is too long alone; lines of the text itself stay. */
function wrapBy(fits: (line: string) => boolean, text: string): string[] {
  return text.split(/\r?\n/).flatMap((own) => {
    const lines = [''];
    for (const word of own.split(/\s+/).filter((part) => part !== '')) {
      const last = lines.at(-1) ?? '';
      const longer = last === '' ? word : `${last} ${word}`;
      if (fits(longer)) lines[lines.length - 1] = longer;
      else lines.splice(last === '' ? -1 : lines.length, 1, ...cutWord(fits, word));
    }
    return lines;
  });
}

function cutWord(fits: (line: string) => boolean, word: string): string[] {
  const pieces = [''];
  for (const sign of word) {
    const longer = `${pieces.at(-1)}${sign}`;
    if (fits(longer) || longer === sign) pieces[pieces.length - 1] = longer;
    else pieces.push(sign);
  }
  return pieces;
}
