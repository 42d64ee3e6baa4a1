import { describe, expect, test } from 'vitest';
import { emitMigrations } from '../../generators/emit/migration.ts';
import { emitModel } from '../../generators/generate.ts';
import { isSource } from '../../generators/read.ts';
import { createSoundShop, modelOf } from './support/shop.ts';

const shopWith = (files: Readonly<Record<string, string>>) =>
  modelOf({
    ...createSoundShop(),
    ...Object.fromEntries(Object.entries(files).map(([path, text]) => [`schemas/${path}`, text])),
  });

const fillsOf = (sql: string) => shopWith({ 'shop/migrations/001-fill.sql': sql }).migrations[0]?.fills;

describe('data migrations', () => {
  test('run after those of the modules that theirs uses, then by number', () => {
    const model = shopWith({
      'shop/migrations/010-b.sql': `update item set name = 'b'`,
      'shop/migrations/002-a.sql': `update item set name = 'a'`,
      'people/migrations/003-lan.sql': `update account set name = 'c'`,
    });
    expect(model.migrations.map(({ module, number, name }) => [module, number, name])).toEqual([
      ['people', 3, '003-lan'],
      ['shop', 2, '002-a'],
      ['shop', 10, '010-b'],
    ]);
  });

  test('hold statements; blanks and comments are none of their matter', () => {
    const [migration] = shopWith({
      'shop/migrations/001-fill.sql': `-- why
        update item /* all; of them */
          set name = 'a  --  b;' || $$c;  d$$;;
        delete from item_part where sku = E'\\';x'`,
    }).migrations;
    expect(migration?.statements).toEqual([
      "update item set name = 'a  --  b;' || $$c;  d$$",
      "delete from item_part where sku = E'\\';x'",
    ]);
  });

  test.each([
    [
      `update item set name = 'a', weight = greatest(1, 2), due = null where code in ('a', 'b')`,
      ['name', 'weight', 'due'],
    ],
    [
      `update only public.item as i set (name, weight) = (select 'a', 1) from item_part p where p.sku = i.code`,
      ['name', 'weight'],
    ],
    [
      `with old as (select id from item for update) update item set name = 'a' from old where old.id = item.id`,
      ['name'],
    ],
    [
      `insert into item as i (code, state) values ('a', 1) on conflict (id) do update set name = 'x', due = null`,
      ['code', 'state', 'name', 'due'],
    ],
    [
      `merge into item using item_part p on p.item_id = item.id when matched then update set name = p.sku when not matched then insert (code) values (p.sku)`,
      ['name', 'code'],
    ],
    [`delete from item where code = 'x'`, []],
    [`INSERT INTO "item" SELECT * FROM item WHERE false`, []],
  ])('what "%s" fills', (sql, columns) => {
    expect(fillsOf(sql)).toEqual(columns.map((column) => `item.${column}`));
  });

  test('are built, not committed; a project without any has no file of them', async () => {
    const model = shopWith({ 'shop/migrations/001-fill.sql': `update item set name = 'x'` });
    const files = await emitModel(model);
    expect(files.get('built/migrations.gen.server.ts')).toBe(emitMigrations(model.migrations));
    expect(files.get('server.gen.ts')).toContain("from './built/migrations.gen.server.ts'");
    const none = await emitModel(modelOf(createSoundShop()));
    expect([...none.keys()].filter((path) => path.includes('migration'))).toEqual([]);
    expect(none.get('server.gen.ts')).not.toContain('migrations');
  });

  test('are read when they are saved', () => {
    expect(isSource('schemas/shop/migrations/001-fill.sql')).toBe(true);
  });
});
