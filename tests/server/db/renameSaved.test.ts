import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EntityModel, FieldModel, FormModel, ListModel } from '#contract/model.ts';
import type { Db } from '#server/db/Db.ts';
import { migrateModel, type StoredModel } from '#server/db/migrations/migrateModel.ts';
import { describeOnDatabases } from '../../support/database.ts';
import { testEntity, testField } from './shapes.ts';

const SAFE = { allowDestructive: false };

const LIST: ListModel = {
  screen: 'shop/goods',
  route: '/shop/goods',
  module: 'test',
  entity: 'goods',
  permissions: [],
  urls: { list: '/goods-list' },
  downloadName: 'goods.xlsx',
  columns: [],
  filters: [],
  counts: [],
  viewModes: [],
  sort: { field: 'id', order: 'DESC' },
  pageSize: 50,
};
const FORM: FormModel = {
  screen: 'shop/goods',
  module: 'test',
  entity: 'goods',
  mode: 'edit',
  permissions: [],
};

const preset = testEntity(
  'form_preset',
  [testField('screen', 'code'), testField('name', 'text'), testField('content', 'json', { json: 'object' })],
  { softDelete: false },
);
const reference = testField('kind_id', 'reference', { reference: { entity: 'kind', onDelete: 'clear' } });
const rows = testField('parts', 'rows', { json: 'array', rows: { entity: 'part', foreignKey: 'goods_id' } });
const parent = { entity: 'goods', foreignKey: 'goods_id', field: 'parts' };

/** Goods of a kind, with parts; each with one text that is called so. */
const toModel = (name: string, more: Partial<FieldModel> = {}): StoredModel => {
  const text = testField(name, 'text', more);
  const entities: EntityModel[] = [
    testEntity('kind', [text]),
    testEntity('goods', [text, testField('code', 'text'), reference, rows]),
    testEntity('part', [text], { parent }),
    preset,
  ];
  return { entities, modules: [], lists: [LIST], forms: [FORM] };
};

describeOnDatabases('what people keep by the names of fields', ({ open }) => {
  let db: Db;
  const owner = () => db.withoutTenant('migration');
  const read = async (text: string) => (await owner().query(text)).rows;
  const view = (names: readonly [string, string, string]) => ({
    filters: { [names[0]]: 'x', code: 'y', [names[1]]: null },
    viewMode: 'name',
    sort: { field: names[0], order: 'ASC' },
    columns: ['code', ...names, 'name_of_nothing'],
  });
  const OLD = ['name', 'kind_id.name', 'parts.name'] as const;
  const NEW = ['title', 'kind_id.title', 'parts.title'] as const;
  const keep = async (screen: string) => {
    await owner().query(
      `insert into khuon_saved_view (customer_id, account_id, screen, name, state) values (1, 7, $1, 'Mine', $2::jsonb)`,
      [screen, JSON.stringify(view(OLD))],
    );
    await owner().query(
      `insert into khuon_custom_view (customer_id, account_id, screen, name, status, position, width_px)
        select 1, 7, $1, n, 0, 3, 90 from unnest($2::text[]) n`,
      [screen, [...OLD, 'code']],
    );
  };

  beforeAll(async () => {
    db = await open();
    await migrateModel(db, toModel('name'), SAFE);
    await keep('shop/goods');
    await keep('shop/others');
    // Somebody who used the new release already chose the column by its new name.
    await owner()
      .query(`insert into khuon_custom_view (customer_id, account_id, screen, name, status, width_px)
      values (1, 8, 'shop/goods', 'name', 0, 40), (1, 8, 'shop/goods', 'title', 1, 80)`);
    await owner().query(
      `insert into form_preset (customer_id, screen, name, content) values (1, 'shop/goods', 'Mine', $1::jsonb)`,
      [JSON.stringify({ name: 'Áo', code: 'A', 'name.label': 'L', parts: [{ name: 'Tay' }], address: 'x' })],
    );
    await migrateModel(db, toModel('title', { renamedFrom: 'name' }), SAFE);
  });
  afterAll(() => db.close());

  test('saved views and their columns, filters and order go with a rename, those of other screens stay', async () => {
    expect(await read('select screen, state from khuon_saved_view order by screen')).toEqual([
      { screen: 'shop/goods', state: view(NEW) },
      { screen: 'shop/others', state: view(OLD) },
    ]);
  });

  test('the choice of columns goes with it; one that was made since stands', async () => {
    const mine = await read(
      `select screen, name, status, position, width_px from khuon_custom_view where account_id = 7 and screen = 'shop/goods' order by name`,
    );
    const choice = { screen: 'shop/goods', status: 0, position: 3, width_px: 90 };
    expect(mine).toEqual(
      ['code', 'kind_id.title', 'parts.title', 'title'].map((name) => ({ ...choice, name })),
    );
    expect(await read('select name, width_px from khuon_custom_view where account_id = 8')).toEqual([
      { name: 'title', width_px: 80 },
    ]);
  });

  test('templates have the values under the new name too, in child rows as well', async () => {
    const [row] = await read('select content from form_preset');
    expect(row?.['content']).toEqual({
      name: 'Áo',
      title: 'Áo',
      'name.label': 'L',
      'title.label': 'L',
      code: 'A',
      parts: [{ title: 'Tay' }],
      address: 'x',
    });
  });

  test('and a second start changes nothing more', async () => {
    const kept = () =>
      read(
        'select content, xmin::text from form_preset union all select state, xmin::text from khuon_saved_view',
      );
    const before = await kept();
    await migrateModel(db, toModel('title', { renamedFrom: 'name' }), SAFE);
    expect(await kept()).toEqual(before);
  });
});
