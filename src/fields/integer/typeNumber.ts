import type { Language } from '#contract/session.ts';
import { numberFormat, toPlainNumber } from '#fields/decimal/numberText.ts';

/** What stands in a number's control. */
export interface NumberText {
  text: string;
  /** Position of the cursor, in characters. */
  caret: number;
}

export interface Typed extends NumberText {
  /** The one character that was typed; `null` when something was deleted, `undefined` when it was pasted or filled in. */
  typed: string | null | undefined;
}

const EMPTY = /^-?$/;

/**
 * Groups digits while a number is typed, and keeps the cursor behind the same digit. `scale` is the number of
 * decimal digits; 0 takes whole numbers only. What cannot be a number stays as it was typed.
 */
export function typeNumber({ text, caret, typed }: Typed, scale: number, language: Language): NumberText {
  const point = language === 'vi' ? ',' : '.';
  const isPoint = (typed === '.' || typed === ',') && scale > 0;
  const marked = isPoint ? `${text.slice(0, caret - 1)}${point}${text.slice(caret)}` : text;
  const plain = typed === undefined ? toPlainNumber(text, language, scale) : toPlain(marked, point);
  const [whole = '', fraction] = plain?.split('.') ?? [];
  if (plain === null || (fraction?.length ?? 0) > scale) return { text, caret };
  const grouped = EMPTY.test(whole) ? whole : group(whole, language);
  const next = fraction === undefined ? grouped : `${grouped}${point}${fraction}`;
  if (typed === undefined) return { text: next, caret: next.length };
  return { text: next, caret: placeCaret(next, countFigures(marked.slice(0, caret), point), point) };
}

/** While somebody types, group marks in the text are ours; null when it is no number. */
function toPlain(text: string, point: string): string | null {
  const group = point === ',' ? '.' : ',';
  const plain = text.replace(/\s/g, '').replaceAll(group, '').replace(point, '.');
  return /^-?\d*(?:\.\d*)?$/.test(plain) ? plain : null;
}

/** Leading zeros go; more digits than a number holds stay as they are. */
function group(whole: string, language: Language): string {
  return whole.length > 15
    ? whole
    : numberFormat(language, { maximumFractionDigits: 0 }).format(Number(whole));
}

const isFigure = (letter: string, point: string): boolean => /[\d-]/.test(letter) || letter === point;

function countFigures(text: string, point: string): number {
  return [...text].filter((letter) => isFigure(letter, point)).length;
}

function placeCaret(text: string, figures: number, point: string): number {
  let seen = 0;
  for (let index = 0; index < text.length; index++) {
    if (seen === figures) return index;
    if (isFigure(text.charAt(index), point)) seen++;
  }
  return text.length;
}
