import { expect, test, vi } from 'vitest';
import type { SeedModel } from '#contract/seed.ts';
import type { Queries } from '#server/db/Db.ts';
import type { FileStore } from '#server/files/createFileStore.ts';
import { createWorld } from '#server/seed/createWorld.ts';
import { keepDrawings } from '#server/seed/keepDrawings.ts';
import { createGenerated } from '#server/seed/loadSeeds.ts';
import { testEntity } from '../db/shapes.ts';

const article = testEntity('article', [
  { name: 'name', type: 'text', json: 'string' },
  { name: 'label', type: 'text', json: 'string' },
  { name: 'image', type: 'image', json: 'string' },
]);
const seed: SeedModel = {
  entity: 'article',
  fields: { label: { text: '{name} {n}' } },
  variants: [
    { weight: 3, fields: { name: 'Áo', image: { drawing: '<path d="M1 1"/>' } } },
    { weight: 1, fields: { name: 'Giày', image: { drawing: '<circle r="4"/>' } } },
  ],
};
const make = (count: number) =>
  createGenerated(
    createWorld({ entities: [article] }, 'demo'),
    seed,
    { from: 1, count },
    new Date('2026-02-28T03:00:00Z'),
  );

test('each generated row is of one variant, by weight, the same one each time; other fields may look at it', () => {
  const rows = make(400);
  const shoes = rows.filter(({ name }) => name === 'Giày').length;
  expect(shoes).toBeGreaterThan(60);
  expect(shoes).toBeLessThan(140);
  expect(rows.every(({ name, label }) => String(label).startsWith(`${String(name)} `))).toBe(true);
  expect(make(400)).toEqual(rows);
});

test('a drawing is stored once and its address put in its place', async () => {
  const rows = make(40);
  let count = 0;
  const saveBytes = vi.fn<(...args: unknown[]) => Promise<object>>(async () => {
    count += 1;
    return { publicId: `id${count}` };
  });
  const store = { saveBytes } as unknown as FileStore;
  await keepDrawings({ tx: {} as Queries, customerId: 7 }, article, rows, store);
  expect(saveBytes).toHaveBeenCalledTimes(2);
  const [, customer, bytes, facts] = saveBytes.mock.calls[0] ?? [];
  expect([customer, facts]).toMatchObject([7, { class: 'public', mediaType: 'image/svg+xml' }]);
  expect(String(bytes)).toMatch(/^<svg [^>]*viewBox="0 0 96 96"[^>]*><(path|circle) [^>]*\/><\/svg>$/);
  const byName = (name: string) =>
    new Set(rows.filter((row) => row['name'] === name).map(({ image }) => image));
  expect([...byName('Áo'), ...byName('Giày')].toSorted()).toEqual(['files/id1', 'files/id2']);
});

test('of several pictures each is stored, the same one once, and one that is stored already stays', async () => {
  const album = testEntity('album', [{ name: 'photos', type: 'images', json: 'array' }]);
  const one = { drawing: '<path d="M1 1"/>' };
  const fields = { photos: [one, { drawing: '<circle r="4"/>' }, 'files/old'] };
  const rows = createGenerated(
    createWorld({ entities: [album] }, 'demo'),
    { entity: 'album', fields },
    { from: 1, count: 2 },
    new Date('2026-02-28T03:00:00Z'),
  );
  let count = 0;
  const saveBytes = async () => ({ publicId: `id${(count += 1)}` });
  const store = { saveBytes } as unknown as FileStore;
  await keepDrawings({ tx: {} as Queries, customerId: 7 }, album, rows, store);
  const kept = ['files/id1', 'files/id2', 'files/old'];
  expect(rows.map(({ photos }) => photos)).toEqual([kept, kept]);
});

test('without a store there are no pictures', async () => {
  const rows = make(3);
  await keepDrawings({ tx: {} as Queries, customerId: 7 }, article, rows, undefined);
  expect(rows.map(({ image }) => image)).toEqual([null, null, null]);
});
