import { isUtf8 } from 'node:buffer';
import { Failure } from './Failure.ts';

/** Deeper nesting than any screen sends. */
const MAX_DEPTH = 32;

const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Parses a JSON body strictly: UTF-8 only, at most 32 levels, no key twice, no prototype keys, no NUL,
 * no lone surrogate, no number beyond a double. Empty gives undefined. Throws a Failure (400).
 */
export function parseJson(body: Buffer): unknown {
  if (body.length === 0) return undefined;
  if (!isUtf8(body)) throw new Failure('malformed_text');
  const text = body.toString('utf8');
  if (text.trim() === '') return undefined;
  checkDepth(text);
  const value = parse(text);
  checkTokens(text);
  return value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure('malformed_json');
  }
}

/** Before the parser sees it: brackets are counted outside of strings. */
function checkDepth(text: string): void {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at);
    else if (code === OPEN_OBJECT || code === OPEN_ARRAY) depth += 1;
    else if (code === CLOSE_OBJECT || code === CLOSE_ARRAY) depth -= 1;
    if (depth > MAX_DEPTH) throw new Failure('too_deep', { params: { limit: MAX_DEPTH } });
  }
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
const OPEN_ARRAY = 0x5b;
const CLOSE_ARRAY = 0x5d;
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

/** Looks at every string and number of a text that is valid JSON. */
function checkTokens(text: string): void {
  const keys: Set<string>[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === OPEN_OBJECT) keys.push(new Set());
    else if (code === CLOSE_OBJECT) keys.pop();
    else if (code === QUOTE) {
      const end = endOfString(text, at);
      const token = readString(text, at, end);
      if (isKey(text, end)) addKey(keys.at(-1), token);
      at = end;
    } else if (code === LETTER_E || code === LETTER_e) checkNumber(text, at);
  }
}

const LETTER_E = 0x45;
const LETTER_e = 0x65;

function readString(text: string, start: number, end: number): string {
  const raw = text.slice(start + 1, end);
  if (!raw.includes('\\')) return raw;
  const value = String(JSON.parse(text.slice(start, end + 1)));
  if (value.includes('\u0000') || /\p{Surrogate}/u.test(value)) throw new Failure('malformed_text');
  return value;
}

function isKey(text: string, end: number): boolean {
  let at = end + 1;
  while (text.charCodeAt(at) <= 0x20) at += 1;
  return text.charCodeAt(at) === COLON;
}

function addKey(keys: Set<string> | undefined, key: string): void {
  if (FORBIDDEN_KEYS.has(key) || keys?.has(key))
    throw new Failure('malformed_json', { problems: [{ path: key, code: 'malformed_json' }] });
  keys?.add(key);
}

/** An exponent may pass what a double holds: `1e400` would become Infinity. */
function checkNumber(text: string, exponent: number): void {
  const before = /-?[\d.]+$/.exec(text.slice(Math.max(0, exponent - 400), exponent));
  const after = /^[eE][+-]?\d+/.exec(text.slice(exponent, exponent + 12));
  if (before && after && !Number.isFinite(Number(before[0] + after[0]))) throw new Failure('malformed_json');
}
