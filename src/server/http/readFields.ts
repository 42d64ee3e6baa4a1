import type { Problem } from '#contract/errors.ts';
import { Failure } from './Failure.ts';

type Kind = 'text' | 'texts' | 'integer' | 'integers';

/** Fields a small body may have: `text` (with its greatest length), `integer`, `integers`, `texts`; `?` at the end: may be left out. */
export type BodyShape = Readonly<Record<string, Kind | `${Kind}?`>>;

type ValueOf<K> = K extends 'text'
  ? string
  : K extends 'texts'
    ? string[]
    : K extends 'integer'
      ? number
      : number[];
export type BodyOf<S extends BodyShape> = {
  [F in keyof S]: S[F] extends `${infer K}?` ? ValueOf<K> | undefined : ValueOf<S[F]>;
};

/** Longest text in such a body; longer ones are no name, password or code. */
const MAX_TEXT = 1_000;
const MAX_ITEMS = 1_000;

/** Reads the small bodies that no schema describes; throws Failure 422 naming each wrong place. */
export function readFields<S extends BodyShape>(body: unknown, shape: S): BodyOf<S> {
  if (body !== undefined && (typeof body !== 'object' || body === null || Array.isArray(body))) {
    throw new Failure('malformed');
  }
  const values = Object.fromEntries(Object.entries(body ?? {}));
  const unknown = Object.keys(values).filter((key) => !Object.hasOwn(shape, key));
  const problems: Problem[] = [
    ...unknown.map((path) => ({ path, code: 'unknown_field' })),
    ...Object.entries(shape).flatMap(([path, kind]) => checkValue(path, values[path], kind)),
  ];
  if (problems.length > 0) throw new Failure('invalid', { problems });
  return values as BodyOf<S>;
}

function checkValue(path: string, value: unknown, kind: Kind | `${Kind}?`): Problem[] {
  if (value === undefined || value === '')
    return kind.endsWith('?') && value === undefined ? [] : [{ path, code: 'is_empty' }];
  if (!isOfKind(value, kind)) return [{ path, code: 'wrong_type', params: { value } }];
  if (typeof value === 'string' && value.length > MAX_TEXT)
    return [{ path, code: 'too_long', params: { limit: MAX_TEXT } }];
  if (Array.isArray(value) && value.length > MAX_ITEMS)
    return [{ path, code: 'too_many_rows', params: { limit: MAX_ITEMS } }];
  return [];
}

function isOfKind(value: unknown, kind: string): boolean {
  if (kind.startsWith('texts')) return Array.isArray(value) && value.every((one) => typeof one === 'string');
  if (kind.startsWith('text')) return typeof value === 'string';
  if (kind.startsWith('integers')) return Array.isArray(value) && value.every(Number.isSafeInteger);
  return Number.isSafeInteger(value);
}
