import { isUtf8 } from 'node:buffer';
import type { Problem } from '#contract/errors.ts';
import { Failure } from './Failure.ts';

/** Deeper nesting than any screen sends. */
const MAX_DEPTH = 32;

/** More values than any screen sends: 1,000 child rows of twenty fields are 20,000. */
const MAX_VALUES = 50_000;

/** More keys than any object of a screen has. */
const MAX_KEYS = 1_000;

const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Parses a JSON body strictly: UTF-8 only, at most 32 levels, 50,000 values and 1,000 keys an object, no key twice, no prototype keys, no NUL,
 * no lone surrogate, no number beyond a double. Empty gives undefined. Throws a Failure (400, 413).
 */
export function parseJson(body: Buffer): unknown {
  if (body.length === 0) return undefined;
  if (!isUtf8(body)) throw new Failure('malformed_text');
  const text = body.toString('utf8');
  if (text.trim() === '') return undefined;
  const keys = countKeys(text);
  const value = parse(text);
  const found: Found = { keys: 0, hasEscapes: text.includes('\\u') };
  checkValue(value, found);
  if (found.keys !== keys) throw new Failure('malformed_json', { problems: nameTwins(text) });
  return value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure('malformed_json');
  }
}

/** Brackets, values and keys outside of strings. */
interface Counts {
  values: number;
  keys: number;
  /** Keys of each object that is open. */
  open: number[];
}

/** Before the parser sees it. Gives the number of keys, which is that of the parsed objects unless one stands twice. */
function countKeys(text: string): number {
  const counts: Counts = { values: 0, keys: 0, open: [] };
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at);
    else if (code >= COMMA) count(code, counts);
  }
  return counts.keys;
}

function count(code: number, counts: Counts): void {
  const { open } = counts;
  if (code === COMMA) counts.values += 1;
  else if (code === COLON) {
    counts.keys += 1;
    open[open.length - 1] = (open.at(-1) ?? 0) + 1;
    if ((open.at(-1) ?? 0) > MAX_KEYS) throw new Failure('too_large');
  } else if (code === OPEN_OBJECT || code === OPEN_ARRAY) {
    counts.values += 1;
    open.push(0);
    if (open.length > MAX_DEPTH) throw new Failure('too_deep', { params: { limit: MAX_DEPTH } });
  } else if (code === CLOSE_OBJECT || code === CLOSE_ARRAY) open.pop();
  if (counts.values > MAX_VALUES) throw new Failure('too_large');
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
const OPEN_ARRAY = 0x5b;
const CLOSE_ARRAY = 0x5d;
const COMMA = 0x2c;
const COLON = 0x3a;

/** Index of the closing quote; the text's end when there is none. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === BACKSLASH) at += 1;
    else if (code === QUOTE) return at;
  }
  return text.length;
}

interface Found {
  keys: number;
  /** Only `\u` can write half a letter or NUL. */
  hasEscapes: boolean;
}

/** Looks at every key, text and number that was parsed. */
function checkValue(value: unknown, found: Found): void {
  if (typeof value === 'string') checkText(value, found);
  // An exponent, or many digits, may pass what a double holds: `1e400` became Infinity.
  else if (typeof value === 'number' && !Number.isFinite(value)) throw new Failure('malformed_json');
  else if (Array.isArray(value)) for (const item of value) checkValue(item, found);
  else if (typeof value === 'object' && value !== null) checkObject(Object.entries(value), found);
}

function checkObject(entries: readonly (readonly [string, unknown])[], found: Found): void {
  found.keys += entries.length;
  for (const [key, inner] of entries) {
    checkKey(key, found);
    checkValue(inner, found);
  }
}

function checkText(text: string, { hasEscapes }: Found): void {
  if (hasEscapes && (text.includes('\u0000') || /\p{Surrogate}/u.test(text)))
    throw new Failure('malformed_text');
}

function checkKey(key: string, found: Found): void {
  if (FORBIDDEN_KEYS.has(key)) throw refuseKey(key);
  checkText(key, found);
}

const refuseKey = (key: string): Failure =>
  new Failure('malformed_json', { problems: [{ path: key, code: 'malformed_json' }] });

/** The first key that stands twice in an object as it is written; none when its two spellings differ. */
function nameTwins(text: string): Problem[] {
  const keys: Set<string>[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === OPEN_OBJECT) keys.push(new Set());
    else if (code === CLOSE_OBJECT) keys.pop();
    if (code !== QUOTE) continue;
    const end = endOfString(text, at);
    const key = text.slice(at + 1, end);
    at = end;
    if (!isKey(text, end)) continue;
    if (keys.at(-1)?.has(key)) return [{ path: key, code: 'malformed_json' }];
    keys.at(-1)?.add(key);
  }
  return [];
}

function isKey(text: string, end: number): boolean {
  let at = end + 1;
  while (text.charCodeAt(at) <= 0x20) at += 1;
  return text.charCodeAt(at) === COLON;
}
