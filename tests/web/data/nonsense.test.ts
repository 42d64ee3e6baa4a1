import fc from 'fast-check';
import { HttpError } from 'react-admin';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActivity } from '#web/data/createActivity.ts';
import { createDataProvider } from '#web/data/dataProvider.ts';
import { createHttp } from '#web/data/http.ts';
import * as files from '#web/data/saveFile.ts';
import { EVERY_CALL, GOOD_ANSWERS } from './everyCall.ts';

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(files, 'saveFile').mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function createProvider() {
  return createDataProvider(
    createHttp({
      base: '/api',
      clientKey: 'khuon',
      activity: createActivity(),
      token: () => 'tok',
      language: () => 'vi',
      translate: (key) => key,
      revive: () => Promise.resolve(false),
    }),
  );
}

const SPECIAL: unknown[] = [null, {}, [], '', 'x', 0, true, { total: 5 }, { rows: null }, { rows: [null] }];

/** Anything at all, or the good answer with some of its members, at any depth, replaced or left out. */
function nonsenseLike(good: unknown): fc.Arbitrary<unknown> {
  return fc.oneof(
    fc.jsonValue(),
    fc.constantFrom(...SPECIAL),
    fc
      .tuple(fc.nat(), fc.oneof(fc.jsonValue(), fc.constant(undefined)))
      .map(([at, junk]) => spoil(good, at, junk)),
  );
}

type Holder = Record<string, unknown>;

/** The answer with its n-th member replaced; undefined leaves it out. */
function spoil(answer: unknown, at: number, junk: unknown): unknown {
  const places = placesOf(answer);
  const place = places[at % Math.max(places.length, 1)];
  if (!place) return junk ?? null;
  const copy = structuredClone(answer) as Holder;
  const holder = place.slice(0, -1).reduce((one, key) => one[key] as Holder, copy);
  holder[place.at(-1) ?? ''] = junk;
  return copy;
}

function placesOf(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => [[...path, key], ...placesOf(one, [...path, key])]);
}

/** Members that a server may leave out, and those that are a number or a text: ids, and sums of some fields. */
const MAY_MISS = ['sum', 'fee', 'version', 'running'];
const MAY_BE_TEXT = ['id', 'data'];

/** A sum is a number or a text, or one for each currency. */
function isSum(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return ['number', 'string'].includes(typeof value);
  const parts = Object.entries(value);
  return parts.every(
    ([code, part]) => /^[A-Z]{3}$/.test(code) && (part === null || (typeof part !== 'object' && isSum(part))),
  );
}

/** Whether a value has what the good one has, of the same kind: what screens build on. */
function isLike(good: unknown, value: unknown, key = ''): boolean {
  if ((good ?? null) === null) return true;
  if (MAY_MISS.includes(key) && (value ?? null) === null) return true;
  if (key === 'fee') return isSum(value);
  if (Array.isArray(good)) return Array.isArray(value) && value.every((one) => isLike(good[0], one, key));
  if (typeof good !== 'object')
    return typeof value === typeof good || (MAY_BE_TEXT.includes(key) && typeof value === 'string');
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(good as object).every(([name, one]) => isLike(one, (value as Holder)[name], name))
  );
}

const answer = (value: unknown) => {
  // As a server would send it: what cannot be said in JSON is left out.
  const body = JSON.stringify(value) ?? 'null';
  const headers = { 'content-type': 'application/json', 'content-range': 'trip 0-1/2' };
  vi.stubGlobal('fetch', async () => new Response(body, { headers }));
};

describe.each(Object.keys(EVERY_CALL))('an answer that is not as promised: %s', (name) => {
  it('is refused with words, or has what screens build on', async () => {
    const call = EVERY_CALL[name];
    const good = GOOD_ANSWERS[name];
    answer(good);
    const expected = await call?.(createProvider()).catch(() => undefined);
    await fc.assert(
      fc.asyncProperty(nonsenseLike(good), async (value) => {
        answer(value);
        const result: unknown = await call?.(createProvider()).catch((error: unknown) => error);
        if (result instanceof Error) {
          expect(result).toBeInstanceOf(HttpError);
          expect(result.message).toBe('kit.shell.wrong_answer');
        } else expect(isLike(expected, result), JSON.stringify(result)).toBe(true);
      }),
      { numRuns: 150 },
    );
    expect(files.saveFile).not.toHaveBeenCalled();
  });
});

it('no kind of call is left out', async () => {
  const provider = createProvider();
  const called = new Set<string>();
  const seen = new Proxy(provider, {
    get: (one, name) => {
      called.add(String(name));
      return Reflect.get(one, name) as unknown;
    },
  });
  answer(null);
  for (const call of Object.values(EVERY_CALL)) await call(seen).catch(() => undefined);
  const calls = Object.entries(provider).flatMap(([name, one]) => (typeof one === 'function' ? [name] : []));
  expect(calls.filter((name) => !called.has(name))).toEqual([]);
});

describe('an error that is not as promised', () => {
  const ERROR = {
    error: {
      code: 'invalid',
      message: 'Sai',
      fields: [{ path: 'a', code: 'x', message: 'Sai a' }],
      retry_after: 3,
    },
    current: { id: 1 },
    differs: ['a'],
  };

  it.each([400, 401, 403, 404, 409, 413, 422, 429, 500, 503])(
    'is an error all the same: %i',
    async (status) => {
      await fc.assert(
        fc.asyncProperty(nonsenseLike(ERROR), async (value) => {
          vi.stubGlobal('fetch', async () => new Response(JSON.stringify(value) ?? 'null', { status }));
          const failure: unknown = await createProvider()
            .update('trip', { id: 1, data: { a: 1 }, previousData: { id: 1 } })
            .catch((error: unknown) => error);
          expect(failure).toBeInstanceOf(HttpError);
          const { message, body } = failure as HttpError;
          expect(message).toBeTruthy();
          expect(typeof body.error.code).toBe('string');
          expect(Array.isArray(body.error.fields ?? [])).toBe(true);
        }),
        { numRuns: 100 },
      );
    },
  );
});
