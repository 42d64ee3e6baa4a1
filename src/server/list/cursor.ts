import type { Sort } from '#contract/wire.ts';
import { isCalendarDate } from '#fields/date/date.ts';

/** A place in an ordered list: behind or before the row with this sort value and id. */
export interface Cursor {
  side: 'after' | 'before';
  /** The sort value as the database prints it; null for rows without one. */
  key: string | null;
  id: RowId;
}

/** A view whose rows no single number tells apart calls them by a text. */
export type RowId = number | string;

/** What a cursor is good for: the same screen, mode and order that it came from. */
export interface CursorHome {
  screen: string;
  mode: string;
  sort: Sort;
}

/** A key of order has up to three parts of 200 signs. */
const MAX_CURSOR = 8_000;

const homeOf = ({ screen, mode, sort }: CursorHome) => [screen, mode, sort.field, sort.order];

/** The opaque text of a place in a list. */
export function printCursor(home: CursorHome, key: string | null, id: RowId): string {
  return Buffer.from(JSON.stringify([...homeOf(home), key, id])).toString('base64url');
}

/** Reads a cursor that came back; undefined when it is none, or one of another list or order. */
export function parseCursor(
  text: unknown,
  side: Cursor['side'],
  home: CursorHome,
  types: { key: string; id: 'number' | 'text' },
): Cursor | undefined {
  if (typeof text !== 'string' || text.length > MAX_CURSOR || !/^[\w-]+$/.test(text)) return undefined;
  const parts = parseJson(Buffer.from(text, 'base64url').toString('utf8'));
  if (!Array.isArray(parts) || parts.length !== 6) return undefined;
  const [key, id] = [parts[4] as unknown, parts[5] as unknown];
  const isHome = homeOf(home).every((part, index) => parts[index] === part);
  const isId = types.id === 'text' ? isKey(id, 'text') && id !== null : Number.isSafeInteger(id);
  if (!isHome || !isKey(key, types.key) || !isId) return undefined;
  return { side, key, id: id as RowId };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** What the database prints for values of a type: anything else in a cursor was not put there by us. */
const PRINTED: Readonly<Record<string, RegExp>> = {
  int4: /^-?\d{1,9}$/,
  int8: /^-?\d{1,18}$/,
  numeric: /^-?\d{1,30}(\.\d{1,30})?$/,
  bool: /^(true|false)$/,
  date: /^[12]\d{3}-\d{2}-\d{2}$/,
  timestamptz: /^[12]\d{3}-\d{2}-\d{2} ([01]\d|2[0-3])(:[0-5]\d){2}(\.\d{1,6})?\+00$/,
};

function isKey(key: unknown, type: string): key is string | null {
  if (key === null) return true;
  if (typeof key !== 'string') return false;
  const printed = PRINTED[type];
  if (!printed) return !key.includes('\0');
  return printed.test(key) && (key[4] !== '-' || isCalendarDate(key.slice(0, 10)));
}
