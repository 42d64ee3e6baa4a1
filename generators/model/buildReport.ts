import { findNodeAtLocation } from 'jsonc-parser';
import type { ProblemCode } from '../errors.ts';
import { byNearness, nearest } from '../logic/nearest.ts';
import type { Path, RawSource } from './buildSources.ts';
import type { Problem } from './types.ts';

/** A place in a schema file; `on: 'key'` points at the name of a property instead of its value. */
export interface Place {
  readonly source: Pick<RawSource, 'file' | 'text' | 'tree' | 'kept'>;
  readonly path: Path;
  readonly on?: 'key' | 'value';
}

/** Gathers problems; each has its place, a sentence with the value seen, and a hint where there is one. */
export interface Report {
  /** `text` follows the place's path: `columns[2].field` + ` "fe" is not a field of fleet/trip.` */
  at(place: Place, code: ProblemCode, text: string, hint?: string): void;
  atOffset(
    source: Pick<RawSource, 'file' | 'text'>,
    offset: number,
    code: ProblemCode,
    message: string,
  ): void;
  atStart(file: string, code: ProblemCode, message: string, hint?: string): void;
  /** All so far, sorted by file, line, column and code. */
  sorted(): readonly Problem[];
  has(range: string): boolean;
}

/** A problem before its place is counted. */
interface Seen extends Pick<Problem, 'code' | 'file' | 'message'> {
  readonly hint?: string | undefined;
}

export function createReport(): Report {
  const problems: Problem[] = [];
  const add = ({ hint, ...seen }: Seen, [line, column]: readonly [number, number]): void => {
    problems.push({ ...seen, line, column, ...(hint === undefined ? {} : { hint }) });
  };
  return {
    at({ source, path, on }, code, text, hint) {
      const place = toPlace(toOriginal(source, path));
      const message = `${place === '' ? 'The file' : place} ${text}`;
      const offset = toOffset(source, path, on);
      add({ code, file: source.file, message, hint }, toLineColumn(source.text, offset));
    },
    atOffset: (source, offset, code, message) =>
      add({ code, file: source.file, message }, toLineColumn(source.text, offset)),
    atStart: (file, code, message, hint) => add({ code, file, message, hint }, [1, 1]),
    sorted: () => [...problems].sort(compareProblems),
    has: (range) => problems.some(({ code }) => code.startsWith(range)),
  };
}

/** Names that a hint writes out. */
const WRITTEN = 12;

/** `Did you mean "fee"?`, or which names there are when none is near, the nearest first; nothing where there are none. */
export function hintOf(name: string, candidates: Iterable<string>): string | undefined {
  const names = [...candidates];
  const near = nearest(name, names);
  if (near !== null) return `Did you mean "${near}"?`;
  if (names.length === 0) return undefined;
  const more = names.length > WRITTEN ? ` and ${names.length - WRITTEN} more` : '';
  return `There is ${byNearness(name, names).slice(0, WRITTEN).join(', ')}${more}.`;
}

/** `["columns", 2, "field"]` → `columns[2].field`; names that are no identifiers stand in quotes. */
export function toPlace(path: Path): string {
  const parts = path.map((part) => {
    if (typeof part === 'number') return `[${part}]`;
    return /^[A-Za-z_$][\w$-]*$/.test(part) ? `.${part}` : `["${part}"]`;
  });
  return parts
    .join('')
    .replace(/^\./, '')
    .replace(/^\["([^"]*)"\]$/, '"$1"');
}

/** JSON pointer → path; digits are places in an array (no schema keyword is a number). */
export function toPath(pointer: string): Path {
  const parts = pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  return parts.map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

/** Path in the file of a path in a value that lost broken items. */
function toOriginal(source: Place['source'], path: Path): Path {
  if (source.kept.size === 0) return path;
  const original: (string | number)[] = [];
  for (const part of path) {
    const kept = typeof part === 'number' ? source.kept.get(JSON.stringify(original)) : undefined;
    original.push(typeof part === 'number' ? (kept?.[part] ?? part) : part);
  }
  return original;
}

function toOffset(source: Place['source'], path: Path, on: Place['on']): number {
  const original = toOriginal(source, path);
  for (let depth = original.length; depth > 0; depth -= 1) {
    const node = findNodeAtLocation(source.tree, original.slice(0, depth));
    if (node === undefined) continue;
    const isKey = (on === 'key' || depth < original.length) && node.parent?.type === 'property';
    return isKey ? (node.parent?.offset ?? node.offset) : node.offset;
  }
  return source.tree.offset;
}

function toLineColumn(text: string, offset: number): readonly [number, number] {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  return [before.split('\n').length, offset - lineStart + 1];
}

function compareProblems(a: Problem, b: Problem): number {
  return (
    compareText(a.file, b.file) ||
    a.line - b.line ||
    a.column - b.column ||
    compareText(a.code, b.code) ||
    compareText(a.message, b.message)
  );
}

/** Code-unit order, the same on every machine. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
