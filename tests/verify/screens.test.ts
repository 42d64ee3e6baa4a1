import { expect, it } from 'vitest';
import type { Schemas } from '../support/schemas/readSchemas.ts';
import { isWanted, listScreens, ofShard } from './screens.ts';

const schemas = {
  lists: [],
  forms: [],
  reports: [],
  imports: [],
  pages: [
    { kind: 'lookup', routes: ['/ticket/{code}', '/t/{code}-{hash_code}'], public: true },
    { kind: 'content', routes: ['/terms', '/rules'], public: true },
    { kind: 'custom', routes: ['/fleet/gate'], permissions: ['fleet_manager'], page: 'GatePage' },
  ],
} as unknown as Schemas;

it('opens a check at each of its addresses, with the second code too, and other pages at their first', () => {
  const screens = listScreens(schemas);
  expect(screens.map(({ id, route }) => [id, route])).toEqual([
    ['ticket', '/ticket/{code}'],
    ['ticket', '/t/{code}-{hash_code}'],
    ['terms', '/terms'],
    ['fleet/gate', '/fleet/gate'],
  ]);
  expect(screens.filter((screen) => isWanted(screen, '/ticket'))).toHaveLength(2);
});

it('leaves no screen out between the shards, and gives none to two', () => {
  const shards = [1, 2, 3].map((index) => ofShard(['a', 'b', 'c', 'd'], { index, of: 3 }));
  expect(shards).toEqual([['a', 'd'], ['b'], ['c']]);
});
