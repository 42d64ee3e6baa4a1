import { expect, it } from 'vitest';
import { model } from '#generated/server.gen.ts';
import { pairsOf, pickCover, pickLists } from '../support/coverPairs.ts';

const screens = {
  a: new Set(['sum money', 'sort date']),
  b: new Set(['sum money']),
  c: new Set(['sort date', 'sort text', 'sum money']),
  d: new Set(['badge enum']),
};

it('picks the fewest that have everything, and always the same', () => {
  const names = Object.keys(screens) as (keyof typeof screens)[];
  expect(pickCover(names, (name) => screens[name])).toEqual(['c', 'd']);
});

it('leaves no pair of keyword and field type of any list out', () => {
  const all = new Set(model.lists.flatMap((list) => [...pairsOf(model, list)]));
  const picked = new Set(pickLists(model).flatMap((list) => [...pairsOf(model, list)]));
  expect(all.size).toBeGreaterThan(50);
  expect([...all].filter((pair) => !picked.has(pair))).toEqual([]);
});
