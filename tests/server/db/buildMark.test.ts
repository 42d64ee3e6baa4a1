import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Db } from '#server/db/Db.ts';
import { isBroughtTo, noteBuild } from '#server/db/migrations/buildMark.ts';
import { migrate } from '#server/db/migrations/migrate.ts';
import { loadData } from '#server/seed/loadData.ts';
import { clearDatabase, describeOnDatabases } from '../../support/database.ts';
import { testEntity, testField, toShape } from './shapes.ts';

const SAFE = { allowDestructive: false };
const [BUILD, OTHER] = ['0a1b', '2c3d'];
const name = testField('name', 'text');
const unitsOf = (...names: string[]) =>
  testEntity('unit', [name], {
    owner: 'global',
    softDelete: false,
    data: async () => names.map((each, index) => ({ id: index + 1, name: each })),
  });

describeOnDatabases('the mark of a build', ({ open }) => {
  let db: Db;
  beforeAll(async () => {
    db = await open();
  });
  beforeEach(async () => {
    await clearDatabase(db);
    await migrate(db, toShape(unitsOf('kg')), SAFE);
    await loadData(db, { entities: [unitsOf('kg')] });
    await noteBuild(owner(), BUILD);
  });
  afterAll(() => db.close());

  const owner = () => db.withoutTenant('migration');
  const marks = () => Promise.all([BUILD, OTHER].map((build) => isBroughtTo(owner(), build)));

  test('is the last one', async () => {
    expect(await marks()).toEqual([true, false]);
    await noteBuild(owner(), OTHER);
    expect(await marks()).toEqual([false, true]);
  });

  test('stays while nothing changes', async () => {
    await migrate(db, toShape(unitsOf('kg')), SAFE);
    await loadData(db, { entities: [unitsOf('kg')] });
    expect(await marks()).toEqual([true, false]);
  });

  test('goes with a change of the tables', async () => {
    await migrate(db, toShape({ ...unitsOf('kg'), fields: [name, testField('code', 'text')] }), SAFE);
    expect(await marks()).toEqual([false, false]);
  });

  test('goes with a change of the rows that every database has', async () => {
    await loadData(db, { entities: [unitsOf('kg', 'm')] });
    expect(await marks()).toEqual([false, false]);
  });

  test('is in no database that was not brought to a model', async () => {
    await clearDatabase(db);
    expect(await marks()).toEqual([false, false]);
  });
});
