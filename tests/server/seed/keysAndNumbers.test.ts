import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SeedModel } from '#contract/seed.ts';
import type { Db } from '#server/db/Db.ts';
import { loadDemo } from '#server/seed/loadSeeds.ts';
import { byPrefix, nextNumbers } from '#server/write/nextNumber.ts';
import { describeOnDatabases } from '../../support/database.ts';
import { testEntity, testField, toShape } from '../db/shapes.ts';

const code = testField('code', 'code', { required: true, number: { prefix: 'T', per: 'day', digits: 3 } });
const unit = testEntity(
  'unit',
  [
    testField('name', 'text', { required: true }),
    code,
    testField('above_id', 'reference', { reference: { entity: 'unit', onDelete: 'restrict' } }),
  ],
  { unique: [{ key: 'code', fields: ['code'], message: 'unit.code_taken' }] },
);

/** The root stands last, and no row has a code. */
const seed: SeedModel = {
  entity: 'unit',
  rows: {
    demo: [
      { $key: 'leaf', name: 'Leaf', above_id: 'branch' },
      { $key: 'branch', name: 'Branch', above_id: 'root' },
      { name: 'Typed', code: 'OWN', above_id: 'root' },
      { $key: 'root', name: 'Root' },
    ],
  },
  count: { demo: 3 },
  fields: { name: { sequence: { prefix: 'Made ' } }, above_id: 'root' },
};

const now = new Date('2026-02-28T20:00:00Z');

describeOnDatabases('rows that name each other, and numbers that are left out', (database) => {
  let db: Db;
  beforeAll(async () => {
    db = await database.open(toShape(unit));
    await db.withoutTenant('seed').transaction((tx) =>
      loadDemo(tx, {
        model: { entities: [unit] },
        seeds: [seed],
        passwords: { hash: async (one) => one },
        now,
      }),
    );
  });
  afterAll(() => db.close());

  const rows = async (): Promise<readonly Record<string, unknown>[]> =>
    (
      await db
        .withoutTenant('seed')
        .query(
          'select t.name, t.code, a.name as above from unit t left join unit a on a.id = t.above_id order by t.id',
        )
    ).rows;

  it('stores a tree from its root, in whatever order the file has it', async () => {
    const above = Object.fromEntries((await rows()).map(({ name, above: one }) => [name, one]));
    expect(above).toEqual({
      Root: null,
      Branch: 'Root',
      Typed: 'Root',
      Leaf: 'Branch',
      'Made 1': 'Root',
      'Made 2': 'Root',
      'Made 3': 'Root',
    });
  });

  it('gives the next numbers of the day in the zone of the company, and leaves a typed code', async () => {
    const codes = (await rows()).map((row) => row['code']);
    expect(codes).toContain('OWN');
    // Eight in the evening by UTC is the next day in Vietnam.
    const numbers = codes.filter((one) => one !== 'OWN').sort();
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6].map((one) => `T26030100${one}`));
  });

  it('and the first record that people create goes on from there', async () => {
    const next = await db
      .withoutTenant('seed')
      .transaction((tx) =>
        nextNumbers(
          { tx, counter: tx, customerId: 1, today: '2026-03-01' },
          { entity: unit, field: code, prefix: 'T' },
          1,
        ),
      );
    expect(next).toEqual(['T260301007']);
  });

  it('counts other first letters by themselves', async () => {
    const field = {
      ...code,
      number: { prefix: 'T', prefixes: { field: 'name', of: { In: 'R' } }, per: 'day', digits: 3 },
    } as const;
    const records = [{ name: 'In' }, { name: 'Out' }, { name: 'In' }];
    const groups = byPrefix(field, records);
    expect([...groups].map(([prefix, all]) => [prefix, all.length])).toEqual([
      ['R', 2],
      ['T', 1],
    ]);
    const given = await db
      .withoutTenant('seed')
      .transaction((tx) =>
        nextNumbers(
          { tx, counter: tx, customerId: 1, today: '2026-03-01' },
          { entity: unit, field, prefix: 'R' },
          2,
        ),
      );
    expect(given).toEqual(['R260301001', 'R260301002']);
  });
});
