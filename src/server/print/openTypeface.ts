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

/** Measures and writes text in the product's own typeface, of which a file takes along the letters that it uses. */
export interface Typeface {
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

export function openTypeface(doc: PDFKit.PDFDocument): Typeface {
  for (const weight of [400, 700])
    for (const subset of SUBSETS)
      doc.registerFont(
        `${subset}-${weight}`,
        require.resolve(`${FAMILY}/files/be-vietnam-pro-${subset}-${weight}-normal.woff`),
      );

  const widthOf = (text: string, letters: Letters): number =>
    toPieces(text, letters).reduce(
      (sum, piece) => sum + doc.font(piece.font).fontSize(letters.size).widthOfString(piece.text),
      0,
    );
  return {
    widthOf,
    wrap: (text, letters, width) => wrapBy((line) => widthOf(line, letters) <= width, text),
    write(text, letters, x, y) {
      let at = x;
      for (const piece of toPieces(text, letters)) {
        doc.font(piece.font).fontSize(letters.size);
        doc.text(piece.text, at, y, { lineBreak: false, baseline: 'alphabetic' });
        at += doc.widthOfString(piece.text);
      }
    },
  };
}

/** A text in pieces of one file each; what no file has is a box of the first one. */
function toPieces(text: string, { isBold }: Letters): Piece[] {
  const pieces: Piece[] = [];
  for (const sign of compose(text)) {
    const code = sign.codePointAt(0) ?? 0;
    const subset = SUBSETS.find((name) => has(name, code)) ?? SUBSETS[0];
    const font = `${subset}-${isBold ? 700 : 400}`;
    const last = pieces.at(-1);
    if (last?.font === font) last.text += sign;
    else pieces.push({ text: sign, font });
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
