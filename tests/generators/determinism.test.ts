import { expect, test } from 'vitest';
import { createCache } from '../../generators/cache.ts';
import { generate } from '../../generators/generate.ts';
import { exists, readCase, readCases } from './goldenCases.ts';

const cases = await readCases();

async function generateFrom(
  schemas: ReadonlyMap<string, string>,
  cache = createCache(),
): Promise<[string, string][]> {
  const result = await generate(schemas, exists, cache);
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  return [...result.files];
}

/** Always the same shuffle: a multiplicative step through the files. */
function shuffle<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item, index) => ({ item, at: (index * 7919) % 104_729 }))
    .sort((a, b) => b.at - a.at)
    .map(({ item }) => item);
}

test.each(cases)('%s: the order of the files read does not matter', async (name) => {
  const schemas = await readCase(name, 'schemas');
  const shuffled = new Map(shuffle([...schemas]));
  expect([...shuffled.keys()]).not.toEqual([...schemas.keys()]);
  expect(await generateFrom(shuffled)).toEqual(await generateFrom(schemas));
});

test.each(cases)('%s: a run with a warm cache gives the same bytes', async (name) => {
  const schemas = await readCase(name, 'schemas');
  const cache = createCache();
  const first = await generateFrom(schemas, cache);
  expect(await generateFrom(schemas, cache)).toEqual(first);
});

test.each(cases)('%s: plain LF text without dates or paths of a machine', async (name) => {
  for (const [path, text] of await generateFrom(await readCase(name, 'schemas'))) {
    expect(text, path).not.toMatch(/\r|\t|file:\/\//);
    expect(text, path).not.toContain(process.cwd());
    expect(text.endsWith('\n'), path).toBe(true);
  }
});
