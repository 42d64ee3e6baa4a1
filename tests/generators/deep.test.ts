import { expect, test } from 'vitest';
import { toLine } from '../../generators/errors.ts';
import type { Json } from '../../generators/model/types.ts';
import { put } from './errors/edits.ts';
import { createSoundShop, problemsOf, toFiles } from './support/shop.ts';
import { buildModel } from '../../generators/model/build.ts';

const shop = createSoundShop();

/** `!` around a condition, so many times. */
function nest(depth: number): Json {
  let condition: Json = { '!=': [{ var: 'record.price' }, null] };
  for (let level = 0; level < depth; level += 1) condition = { '!': [condition] };
  return condition;
}

test('95 conditions inside each other are fine', () => {
  const tree = structuredClone(shop);
  put('shop/item.entity', ['x-rules', 0, 'check'], nest(95))(tree);
  expect(problemsOf(tree)).toEqual([]);
});

test.each([2_000, 20_000])('%i of them are one problem with its place', (depth) => {
  const tree = structuredClone(shop);
  put('shop/item.entity', ['x-rules', 0, 'check'], 'DEEP')(tree);
  const files = toFiles(tree);
  const path = 'schemas/shop/item.entity.json';
  const text = `${'{"!":['.repeat(depth)}true${']}'.repeat(depth)}`;
  files.set(path, (files.get(path) ?? '').replace('"DEEP"', text));
  const built = buildModel(files, () => 'yes');
  const lines = 'problems' in built ? built.problems.map(toLine) : [];
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(
    /^GEN107 schemas\/shop\/item\.entity\.json:\d\d:\d+ Something here lies more than 200 deep/,
  );
  expect(lines[0]?.length).toBeLessThan(400);
});
