import { describe, expect, test } from 'vitest';
import { emitMigrations } from '../../generators/emit/migration.ts';
import { emitModel } from '../../generators/generate.ts';
import { isSource } from '../../generators/read.ts';
import { checkUpgrade } from '../../generators/model/checkUpgrade.ts';
import type { JsonObject } from '../../generators/model/types.ts';
import { all, put } from './errors/edits.ts';
import { addTexts, createSoundShop, modelOf, toFiles } from './support/shop.ts';
import type { Tree } from './support/shop.ts';

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
      [],
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

describe('check --since', () => {
  const nick = (value: JsonObject) =>
    put('people/account.entity', ['properties', 'nick'], { 'x-type': 'text', maxLength: 20, ...value });
  const demand = all(
    put('people/account.entity', ['required', 1], 'nick'),
    put('people/account.seed', ['rows', 'demo', 0, 'nick'], 'L'),
  );
  const fill = (tree: Tree) => {
    tree['schemas/people/migrations/001-fill-nick.sql'] = `update account set nick = name where nick is null`;
  };
  const rename = all(
    put('people/account.entity', ['properties', 'name'], undefined),
    put('people/account.entity', ['x-display'], '{nick}'),
    put('people/account.entity', ['required'], ['nick']),
    put('people/account.seed', ['rows', 'demo', 0], { $key: 'lan', nick: 'Lan' }),
    put('shop/item.list', ['columns', 4], { field: 'owner_id.nick' }),
    ...['vi', 'en', 'zh'].map((language) => put(`people/messages.${language}`, ['account.name'], undefined)),
  );
  const problemsOf = (before: Tree, edit: (tree: Tree) => void) => {
    const tree = structuredClone(before);
    edit(tree);
    addTexts(tree);
    return checkUpgrade(toFiles(before), toFiles(tree), modelOf(tree)).map(({ code }) => code);
  };

  test.each<[string, (tree: Tree) => void, string[]]>([
    ['nothing is new', () => {}, []],
    ['neither a default nor a migration', all(nick({}), demand), ['GEN252']],
    ['a default', all(nick({ default: 'x' }), demand), []],
    ['a migration', all(nick({}), demand, fill), []],
    ['a renamed field that was required', all(nick({ 'x-renamedFrom': 'name' }), rename), []],
    ['the same without its old name', all(nick({}), rename), ['GEN252']],
    [
      'a field that is hidden at times',
      all(nick({ 'x-visible': { '==': [{ var: 'record.name' }, 'A'] } }), demand),
      [],
    ],
  ])('%s', (_, edit, codes) => {
    expect(problemsOf(createSoundShop(), edit)).toEqual(codes);
  });

  test('a migration of before filled the rows of then, and a module that is new has none', () => {
    const before = createSoundShop();
    all(nick({}), fill)(before);
    addTexts(before);
    expect(problemsOf(before, demand)).toEqual(['GEN252']);
    const none = Object.fromEntries(Object.entries(before).filter(([path]) => !path.includes('account')));
    const tree = structuredClone(before);
    demand(tree);
    expect(checkUpgrade(toFiles(none), toFiles(tree), modelOf(tree))).toEqual([]);
  });
});
