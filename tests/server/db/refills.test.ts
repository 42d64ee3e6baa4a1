import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DataMigration } from '#contract/migration.ts';
import type { EntityModel } from '#contract/model.ts';
import { rootState } from '#contract/record.ts';
import { settleRecord } from '#contract/settleRecord.ts';
import type { Values } from '#contract/logic.ts';
import type { Db } from '#server/db/Db.ts';
import { migrateModel, readModelPlan, type StoredModel } from '#server/db/migrations/migrateModel.ts';
import { billLineModel } from '../../generators/golden/computed/expected/shop/bill-line.entity.gen.server.ts';
import { billModel } from '../../generators/golden/computed/expected/shop/bill.entity.gen.server.ts';
import { describeOnDatabases } from '../../support/database.ts';
import { testEntity, testField } from './shapes.ts';

const SAFE = { allowDestructive: false };
const toModel = (...entities: EntityModel[]): StoredModel => ({ entities, modules: [] });

/** As it was before anything was computed, days that may not overlap among them. */
const before = (entity: EntityModel): EntityModel => {
  const { refillSql: _, period: _period, ...rest } = entity;
  return { ...rest, fields: entity.fields.filter(({ compute }) => !compute) };
};

const bills = toModel(billModel, billLineModel);
/** What `bill_line.gross` is worked out by is another. */
const dearer = toModel(billModel, {
  ...billLineModel,
  refillSql: {
    ...billLineModel.refillSql,
    gross: { text: '(t."quantity"::float8 * t."price" + 1)', params: [] },
  },
});

const scope = {
  user: { id: 1, customer: 1, permissions: [], warehouses: [], pos: [], node: null, nodes: [] },
  settings: {},
  now: '2026-01-01T00:00:00.000Z',
  today: '2026-01-01',
};

describeOnDatabases('stored computed values', ({ open }) => {
  let db: Db;
  beforeAll(async () => {
    db = await open();
    await migrateModel(db, toModel(before(billModel), before(billLineModel)), SAFE);
  });
  beforeEach(async () => {
    await owner().script(
      'drop table if exists bill_line, bill, goods; delete from khuon_migration; delete from khuon_refill',
    );
    await migrateModel(db, toModel(before(billModel), before(billLineModel)), SAFE);
    await owner().script(`
      insert into bill (customer_id, code, is_vip, start_on, days)
        select 1 + i % 2, 'B' || i, i % 3 = 0, '2026-01-01', i from generate_series(1, 50) i;
      insert into bill_line (customer_id, bill_id, sku, quantity, price)
        select customer_id, id, 'S' || i, i, 10 * i + id from bill, generate_series(1, 2) i`);
  });
  afterAll(() => db.close());

  const owner = () => db.withoutTenant('migration');
  const read = async (text: string) => (await owner().query<Values>(text)).rows;
  const titles = async (model: StoredModel) =>
    (await migrateModel(db, model, SAFE)).applied.map(({ title }) => title);

  test('of the rows there are become what saving would make them, in either direction between record and rows', async () => {
    const told: string[] = [];
    await migrateModel(db, bills, { ...SAFE, log: (line) => told.push(line) });
    const lines = await read('select * from bill_line order by id');
    const records = await read('select * from bill order by id');
    expect(records).toHaveLength(50);
    for (const stored of records) {
      const rows = lines.filter((line) => line['bill_id'] === stored['id']);
      const record: Values = { ...stored, lines: rows.map((row) => ({ ...row })) };
      const entityOf = (name: string) => (name === 'bill' ? billModel : billLineModel);
      settleRecord(billModel, rootState(record, null), { ...scope, entityOf });
      const { lines: settled, is_heavy: _, weight: __, ...own } = record;
      expect(stored).toEqual(own);
      expect(rows).toEqual((settled as Values[]).map(({ weight: ___, ...row }) => row));
    }
    expect(told).toContain('bill: work out column grand_total: 50 rows, 50 changed');
    expect(await migrateModel(db, bills, SAFE)).toEqual({ applied: [], held: [] });
    expect(await readModelPlan(db, bills)).toEqual([]);
  });

  test('are worked out anew when their expression changes, with all that follows from them and nothing else', async () => {
    await migrateModel(db, bills, SAFE);
    expect((await readModelPlan(db, dearer)).map(({ title }) => title)).toEqual(await titles(dearer));
    const [line] = await read(
      'select quantity * price + 1 as wanted, gross from bill_line order by id limit 1',
    );
    expect(line?.['gross']).toBe(line?.['wanted']);
    const sums = await read(
      'select total, (select sum(net) from bill_line where bill_id = bill.id)::int8 as wanted from bill',
    );
    for (const { total, wanted } of sums) expect(total).toBe(wanted);
    expect(await titles(bills)).toEqual([
      'bill_line: work out column gross',
      'bill_line: work out column reduction',
      'bill_line: work out column net',
      'bill: work out column total',
      'bill_line: work out column unit_net',
      'bill: work out column tax',
      'bill: work out column grand_total',
    ]);
  });

  test('of a killed process go on at the next start where it was', async () => {
    await migrateModel(db, bills, SAFE);
    const kill = () => {
      throw new Error('killed');
    };
    await expect(migrateModel(db, dearer, { ...SAFE, batchRows: 3, log: kill })).rejects.toThrow('killed');
    expect(await read('select column_name, row_count, changed_count from khuon_refill')).toEqual([
      { column_name: 'gross', row_count: 60, changed_count: 60 },
    ]);
    const told: string[] = [];
    // A sign that the rows that are done are left alone.
    await owner().query(
      'update bill_line set gross = -1 where id = (select min(id) from bill_line where customer_id = 1)',
    );
    await migrateModel(db, dearer, { ...SAFE, log: (line) => told.push(line) });
    expect(told[0]).toBe('bill_line: work out column gross: 100 rows, 100 changed');
    expect(await read('select count(*) as n from bill_line where gross = -1')).toEqual([{ n: 1 }]);
    expect(await read('select * from khuon_refill')).toEqual([]);
  });

  test('are worked out once by several processes', async () => {
    const results = await Promise.all([1, 2].map(() => migrateModel(db, bills, { ...SAFE, batchRows: 20 })));
    expect(results.flatMap(({ held }) => held)).toEqual([]);
    expect(await read('select count(*) as n from bill where grand_total is null')).toEqual([{ n: 0 }]);
    expect(await readModelPlan(db, bills)).toEqual([]);
  });

  test('follow a data migration that changes what they look at', async () => {
    await migrateModel(db, bills, SAFE);
    const migration: DataMigration = {
      module: 'shop',
      number: 1,
      name: '001-gifts',
      statements: ['update bill_line set price = 0'],
      tables: ['bill_line'],
    };
    const model = { ...bills, migrations: [migration] };
    const plan = (await readModelPlan(db, model)).map(({ title }) => title);
    expect(plan.slice(0, 2)).toEqual([
      'shop: data migration 001-gifts',
      expect.stringMatching(/^bill(_line)?: work out/),
    ]);
    expect(plan).toEqual(await titles(model));
    expect(await read('select distinct grand_total, total from bill')).toEqual([
      { grand_total: 0, total: 0 },
    ]);
  });

  test('of deleted records stay as they were', async () => {
    await migrateModel(db, bills, SAFE);
    await owner().script(`update bill set deleted_at = now() where code = 'B7';
      update bill_line set deleted_at = now() where bill_id = (select id from bill where code = 'B7')`);
    const [old] = await read(`select total from bill where code = 'B7'`);
    await migrateModel(db, dearer, SAFE);
    expect(await read(`select total from bill where code = 'B7'`)).toEqual([old]);
    expect(old?.['total']).not.toBe(0);
  });

  test('take their keys of search and order along, and the settings of each customer', async () => {
    const code = testField('code', 'text');
    const goods = testEntity('goods', [code]);
    await migrateModel(db, toModel(goods), SAFE);
    await owner().script(`insert into goods (customer_id, code) values (1, 'Đỏ'), (2, 'Đỏ');
      insert into khuon_setting (customer_id, key, value) values (2, 'test.suffix', '"XANH"');
      insert into khuon_customer (id) values (1), (2) on conflict do nothing`);
    const label = testField('label', 'text', { key: true, compute: { stored: true, value: () => '' } });
    const sql = { text: `(t."code" || {settings.suffix}::text)`, params: ['settings.suffix'] };
    const settings = [testField('suffix', 'text', { default: ' cũ' })];
    const model = {
      ...toModel(testEntity('goods', [code, label], { search: ['label'], refillSql: { label: sql } })),
      modules: [{ name: 'test', settings }],
    };
    await migrateModel(db, model, SAFE);
    expect(await read('select label, label__key, search_key from goods order by id')).toEqual([
      { label: 'Đỏ cũ', label__key: 'do cu', search_key: 'do cu' },
      { label: 'ĐỏXANH', label__key: 'doxanh', search_key: 'doxanh' },
    ]);
  });
});
