import { propertyName, text } from './identifier.ts';

/** Longest line that is printed where the text can be broken. */
export const WIDTH = 120;

/** TypeScript that stands as it is: a name, a call, a function. */
export class Code {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** What `literal` prints. Members that are `undefined` are left out. */
export type Literal =
  | null
  | undefined
  | boolean
  | number
  | string
  | Code
  | Call
  | readonly Literal[]
  | LiteralObject;
export interface LiteralObject {
  readonly [name: string]: Literal;
}

/** A call whose last argument is printed as a literal: `column(orderFields.status, { … })`. */
export class Call {
  readonly open: string;
  readonly last: Literal;
  constructor(callee: string, first: string, last: Literal) {
    this.open = `${callee}(${first}, `;
    this.last = last;
  }
}

/**
 * A value as TypeScript: on one line where it fits the width, else broken, with short members side by side.
 * `indent` is the depth of the line it starts on, `start` the column, both in characters.
 */
export function literal(value: Literal, indent = 0, start = indent): string {
  // One column is kept for the comma or semicolon that follows.
  return fit(value, WIDTH - start - 1) ?? broken(value, indent, start, pack);
}

/** As `literal`, always one member a line. */
export function lines(value: Literal, indent = 0): string {
  return broken(value, indent, indent, (pieces) => pieces.map(({ text }) => text));
}

interface Piece {
  text: string;
  /** May stand beside others on a line. */
  isShort: boolean;
}

type Arrange = (pieces: readonly Piece[], width: number) => string[];

function broken(value: Literal, indent: number, start: number, arrange: Arrange): string {
  if (value instanceof Call) return `${value.open}${literal(value.last, indent, start + value.open.length)})`;
  if (value instanceof Code) return breakArrow(value.text, indent, start);
  if (value === null || typeof value !== 'object') return scalar(value);
  const pieces = isList(value)
    ? value.map((item) => toPiece('', item, indent + 2))
    : Object.keys(value).flatMap((name) =>
        value[name] === undefined ? [] : toPiece(toKey(name, value[name]), value[name], indent + 2),
      );
  const [open, close] = isList(value) ? '[]' : '{}';
  if (pieces.length === 0) return `${open}${close}`;
  const inner = ' '.repeat(indent + 2);
  const rows = arrange(pieces, WIDTH - indent - 2);
  return `${open}\n${rows.map((row) => `${inner}${row},\n`).join('')}${' '.repeat(indent)}${close}`;
}

function toPiece(key: string, value: Literal, indent: number): Piece {
  const text = key + literal(value, indent, indent + key.length);
  return { text, isShort: !text.includes('\n') && !isApart(key, value) };
}

/** `name: `; nothing before a variable that is called so. */
function toKey(name: string, value: Literal): string {
  return value instanceof Code && value.text === name ? '' : `${propertyName(name)}: `;
}

/** Objects in a list and conditions get lines of their own. */
function isApart(key: string, value: Literal): boolean {
  if (value instanceof Code) return value.text.includes('=>');
  return key === '' && typeof value === 'object' && value !== null;
}

function pack(pieces: readonly Piece[], width: number): string[] {
  const rows: string[] = [];
  let isOpen = false;
  for (const { text, isShort } of pieces) {
    const last = rows.at(-1) ?? '';
    if (isOpen && isShort && last.length + text.length + 3 <= width)
      rows[rows.length - 1] = `${last}, ${text}`;
    else rows.push(text);
    isOpen = isShort;
  }
  return rows;
}

/** A condition that is too long goes to the line after its arrow. */
function breakArrow(code: string, indent: number, start: number): string {
  const arrow = code.indexOf(') => ');
  if (start + code.length < WIDTH || arrow < 0 || !code.startsWith('(')) return code;
  return `${code.slice(0, arrow + 4)}\n${' '.repeat(indent + 2)}${code.slice(arrow + 5)}`;
}

/** The value on one line, or null when that takes more than `room` characters. */
function fit(value: Literal, room: number): string | null {
  if (value instanceof Call) {
    const last = fit(value.last, room - value.open.length - 1);
    return last === null ? null : `${value.open}${last})`;
  }
  if (value !== null && typeof value === 'object' && !(value instanceof Code)) return fitMembers(value, room);
  const line = value instanceof Code ? value.text : scalar(value);
  return line.length <= room && !line.includes('\n') ? line : null;
}

function fitMembers(value: readonly Literal[] | LiteralObject, room: number): string | null {
  const members = isList(value) ? value : Object.values(value);
  const names = isList(value) ? null : Object.keys(value);
  let line = '';
  for (const [index, item] of members.entries()) {
    if (item === undefined) continue;
    const start = `${line === '' ? '' : ', '}${names ? toKey(names[index] ?? '', item) : ''}`;
    const text = fit(item, room - line.length - start.length - 2);
    if (text === null) return null;
    line += start + text;
  }
  if (names === null) return `[${line}]`;
  const whole = line === '' ? '{}' : `{ ${line} }`;
  return whole.length <= room ? whole : null;
}

function scalar(value: null | undefined | boolean | number | string): string {
  return typeof value === 'string' ? text(value) : String(value);
}

function isList(value: Literal): value is readonly Literal[] {
  return Array.isArray(value);
}

/** Plain data of the model as a literal, some members left out. (The model's types cannot say that it is plain.) */
export function plain<Data extends object>(data: Data, ...without: (keyof Data & string)[]): LiteralObject {
  const whole = data as LiteralObject;
  if (without.length === 0) return whole;
  const names: readonly string[] = without;
  return Object.fromEntries(Object.entries(whole).filter(([name]) => !names.includes(name)));
}
