import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FieldModel } from '#contract/model.ts';
import type { Db } from '#server/db/Db.ts';
import {
  migrateModel,
  readModelPlan,
  type StoredModel,
  wantedShape,
} from '#server/db/migrations/migrateModel.ts';
import { describeOnDatabases } from '../../support/database.ts';
import { testEntity, testField } from './shapes.ts';

const SAFE = { allowDestructive: false };
const code = testField('code', 'code');
const modelOf = (...fields: FieldModel[]): StoredModel => ({
  entities: [testEntity('goods', fields)],
  modules: [],
});

/** As `npm run dev` follows saves. */
describeOnDatabases('a database that is known', ({ open }) => {
  let db: Db;
  beforeAll(async () => {
    db = await open();
  });
  afterAll(() => db.close());

  test('is brought from one model to the next without being looked at', async () => {
    const models = [
      modelOf(code),
      modelOf(code, testField('name', 'text', { key: true })),
      modelOf(code, testField('name', 'text', { key: true }), testField('price', 'money')),
      modelOf(
        code,
        testField('title', 'text', { key: true, renamedFrom: 'name' }),
        testField('price', 'money'),
      ),
    ];
    let known;
    for (const model of models) {
      expect((await migrateModel(db, model, { ...SAFE, known })).held).toEqual([]);
      expect(await readModelPlan(db, model)).toEqual([]);
      known = wantedShape(model);
    }
  });

  test('is believed', async () => {
    const model = modelOf(code, testField('unit', 'text'));
    expect((await migrateModel(db, model, { ...SAFE, known: wantedShape(model) })).applied).toEqual([]);
    expect((await readModelPlan(db, model)).map(({ title }) => title)).toContain('goods: add column unit');
  });
});
