import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DataMigration } from '#contract/migration.ts';
import type { FieldModel } from '#contract/model.ts';
import type { Db } from '#server/db/Db.ts';
import { migrateModel, readModelPlan, type StoredModel } from '#server/db/migrations/migrateModel.ts';
import { runMigration } from '#server/db/migrations/runMigration.ts';
import { clearDatabase, describeOnDatabases } from '../../support/database.ts';
import { testEntity, testField } from './shapes.ts';

const SAFE = { allowDestructive: false };
const code = testField('code', 'text', { required: true });
const unit = testField('unit', 'text', { required: true });

const migration = (number: number, ...statements: string[]): DataMigration => ({
  module: 'test',
  number,
  name: `00${number}-step`,
  statements,
  tables: ['goods'],
});

const goods = (fields: readonly FieldModel[], ...migrations: DataMigration[]): StoredModel => ({
  entities: [testEntity('goods', fields)],
  modules: [],
  migrations,
});

describeOnDatabases('data migrations', ({ open }) => {
  let db: Db;
  beforeAll(async () => {
    db = await open();
  });
  beforeEach(async () => {
    await owner().script('drop table if exists goods; drop table if exists khuon_migration');
    await migrateModel(db, goods([code]), SAFE);
    await owner().query(`insert into goods (customer_id, code) values (1, 'A'), (1, 'B'), (2, 'C')`);
  });
  afterAll(() => db.close());

  const owner = () => db.withoutTenant('migration');
  const read = async (columns: string) => {
    const { rows } = await owner().query(`select ${columns} from goods order by id`);
    return rows;
  };
  const heldOf = async (model: StoredModel, options = SAFE) => {
    const { held } = await migrateModel(db, model, options);
    return held.map(({ step, reason }) => `${step.title}: ${reason}`);
  };

  test('run after columns are added and before they are required or dropped', async () => {
    const model = goods(
      [unit],
      migration(1, 'update goods set unit = code', `update goods set unit = unit || '!'`),
    );
    const { applied, held } = await migrateModel(db, model, { allowDestructive: true });
    expect(applied.map(({ title }) => title)).toEqual([
      'goods: add column unit',
      'goods: allow column code to be empty',
      'test: data migration 001-step',
      'goods: require column unit',
      'goods: drop column code',
    ]);
    expect(held).toEqual([]);
    expect(await read('unit')).toEqual([{ unit: 'A!' }, { unit: 'B!' }, { unit: 'C!' }]);
    expect(await readModelPlan(db, model)).toEqual([]);
  });

  test('run once, in order, however many processes start at once', async () => {
    const model = goods(
      [code],
      migration(1, `update goods set code = code || '1'`),
      migration(2, `update goods set code = code || '2'`),
    );
    const told: string[] = [];
    const results = await Promise.all(
      [1, 2, 3].map(() => migrateModel(db, model, { ...SAFE, log: (line) => told.push(line) })),
    );
    expect(await read('code')).toEqual([{ code: 'A12' }, { code: 'B12' }, { code: 'C12' }]);
    expect(results.flatMap(({ applied }) => applied)).toHaveLength(2);
    expect(told).toEqual(['test: data migration 001-step: 3 rows', 'test: data migration 002-step: 3 rows']);
    expect(await migrateModel(db, model, SAFE)).toEqual({ applied: [], held: [] });
    const { rows } = await owner().query(
      'select module, number, name, row_count, ran_at > $1 as is_new from khuon_migration order by number',
      [new Date(Date.now() - 600_000)],
    );
    expect(rows).toEqual([
      { module: 'test', number: 1, name: '001-step', row_count: 3, is_new: true },
      { module: 'test', number: 2, name: '002-step', row_count: 3, is_new: true },
    ]);
  });

  test('one that fails changes nothing and holds back the later ones and what loses data', async () => {
    const broken = migration(
      1,
      `update goods set unit = 'x'`,
      `update goods set unit = 'y' where code = 1 / 0`,
    );
    const later = migration(2, `update goods set unit = 'later'`);
    expect(await heldOf(goods([unit], broken, later), { allowDestructive: true })).toEqual([
      expect.stringMatching(
        /^test: data migration 001-step: it fails, and changed nothing: operator does not exist/,
      ),
      'test: data migration 002-step: data migration 001-step of test comes first',
      expect.stringMatching(/^goods: require column unit: the stored rows do not allow it/),
      'goods: drop column code: "test: data migration 001-step" comes first',
    ]);
    expect(await read('code, unit')).toEqual(['A', 'B', 'C'].map((value) => ({ code: value, unit: null })));
    const mended = migration(1, `update goods set unit = 'x'`);
    expect(await heldOf(goods([unit], mended, later), { allowDestructive: true })).toEqual([]);
    expect(await read('unit')).toEqual(['later', 'later', 'later'].map((value) => ({ unit: value })));
  });

  test('what the rows refused before is tried again after them', async () => {
    const unique = [{ key: 'code', fields: ['code'], message: 'goods.code_taken' }];
    await owner().query(`update goods set code = 'A'`);
    const model = {
      entities: [testEntity('goods', [code], { unique })],
      modules: [],
      migrations: [migration(1, 'update goods set code = code || id')],
    };
    expect(await heldOf(model)).toEqual([]);
    expect(await readModelPlan(db, model)).toEqual([]);
  });

  test('a new database needs none of the old ones, but those to come', async () => {
    await clearDatabase(db);
    const old = migration(1, 'update goods set code = no_longer_there');
    expect(await heldOf(goods([code], old))).toEqual([]);
    await owner().query(`insert into goods (customer_id, code) values (1, 'A')`);
    expect(await heldOf(goods([code], old, migration(2, `update goods set code = 'new'`)))).toEqual([]);
    expect(await read('code')).toEqual([{ code: 'new' }]);
  });

  test('a file that is changed after it ran does not run again, and says so', async () => {
    await migrateModel(db, goods([code], migration(1, `update goods set code = 'x'`)), SAFE);
    const changed = goods([code], migration(1, `update goods set code = 'y'`));
    expect(await heldOf(changed)).toEqual([
      expect.stringMatching(
        /^test: data migration 001-step: its file was changed after it ran on 20\d\d-.*; undo that, or give it the next number/,
      ),
    ]);
    expect((await read('code'))[0]).toEqual({ code: 'x' });
    // A file that is gone has done its work.
    expect(await heldOf(goods([code]))).toEqual([]);
  });

  test('a running development server keeps them back until it is told', async () => {
    const model = goods([code], migration(1, `update goods set code = 'x'`));
    expect((await migrateModel(db, model, { ...SAFE, keepsData: true })).held).toMatchObject([
      { reason: 'it came while this server runs; "npm run migrate" or the next start runs it' },
    ]);
    expect((await read('code'))[0]).toEqual({ code: 'A' });
    expect(await heldOf(model)).toEqual([]);
    expect((await read('code'))[0]).toEqual({ code: 'x' });
  });

  test('"npm run migrate -- --plan" shows them in their place and runs none', async () => {
    const model = goods([code, unit], migration(1, 'update goods set unit = code'));
    const plan = await runMigration(db, model, { plan: true, allowDestructive: false });
    expect(plan.lines.map(({ text }) => text)).toEqual([
      `-- goods: add column unit
alter table "goods" add column "unit" text;

-- test: data migration 001-step
update goods set unit = code;

-- goods: require column unit
alter table "goods" alter column "unit" set not null;`,
    ]);
    expect((await owner().query('select * from khuon_migration')).rows).toEqual([]);
  });
});
