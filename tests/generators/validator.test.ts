import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Validate } from '#contract/model.ts';
import { generate } from '../../generators/generate.ts';
import { exists, readCase } from './goldenCases.ts';

let folder = '';
let validate: Validate;

beforeAll(async () => {
  const result = await generate(await readCase('field-types', 'schemas'), exists);
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  folder = await mkdtemp(join(tmpdir(), 'khuon-validator-'));
  const file = join(folder, 'item.mjs');
  await writeFile(file, result.files.get('built/shop/item.validate.gen.js') ?? '');
  validate = ((await import(/* @vite-ignore */ pathToFileURL(file).href)) as { validate: Validate }).validate;
});

afterAll(async () => rm(folder, { recursive: true }));

/** `/an_integer maximum` of every problem. */
function problemsOf(body: unknown): string[] {
  return validate(body)
    ? []
    : (validate.errors ?? []).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);
}

test.each<[string, unknown]>([
  ['nothing', {}],
  ['null everywhere', { a_text: null, an_integer: null, an_enum: null, some_rows: null, some_links: null }],
  ['id and version', { id: 4, version: 2 }],
  ['a text of full length beyond the basic plane', { a_text: '👍'.repeat(100) }],
  ['decimals of three digits', { a_decimal: 106.701 }],
  ['any JSON', { some_json: { deep: [1, { x: null }] } }],
  ['child rows, new and stored', { some_rows: [{ name: 'x' }, { id: 3, version: 1, amount: 2 }] }],
])('takes %s', (_, body) => {
  expect(problemsOf(body)).toEqual([]);
});

test.each<[unknown, string[]]>([
  [[], [' type']],
  [{ nothing_such: 1 }, [' additionalProperties']],
  [
    { an_integer: 1001, a_text: 'x', a_boolean: 'yes' },
    ['/a_text minLength', '/an_integer maximum', '/a_boolean type'],
  ],
  [{ an_integer: 1.5 }, ['/an_integer type']],
  [{ a_duration: 2 ** 60 }, ['/a_duration maximum']],
  [{ a_decimal: 1.0001 }, ['/a_decimal multipleOf']],
  [{ an_enum: 11 }, ['/an_enum enum']],
  [{ some_enums: ['red', 'pink'] }, ['/some_enums/1 enum']],
  [{ a_text: 'a<b' }, ['/a_text pattern']],
  [{ a_text: 'a<b'.repeat(100) }, ['/a_text maxLength']],
  [{ a_reference: 0, some_links: [1, 'x'] }, ['/a_reference minimum', '/some_links/1 type']],
  [
    { some_rows: [{ amount: 0, other: 1 }] },
    ['/some_rows/0 additionalProperties', '/some_rows/0/amount minimum'],
  ],
])('refuses %j', (body, problems) => {
  expect(problemsOf(body)).toEqual(problems);
});

test('validators stand alone: the browser loads them without a package', async () => {
  const result = await generate(await readCase('form-rows', 'schemas'), exists);
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  const validators = [...result.files].filter(([path]) => path.endsWith('.validate.gen.js'));
  expect(validators.length).toBeGreaterThan(3);
  for (const [path, code] of validators) expect(code, path).not.toMatch(/\b(require|import|Function|eval)\b/);
});

test('names at most a bounded number of problems of an oversized body', () => {
  const rows = Array.from({ length: 100_000 }, () => 1);
  const names = Object.fromEntries(rows.map((_, index) => [`x${index}`, 1]));
  expect(problemsOf({ some_rows: rows })).toEqual(['/some_rows maxItems']);
  expect(problemsOf(names)).toEqual([' maxProperties']);
});
