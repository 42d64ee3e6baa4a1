import { array, constantFrom, oneof, sample, string } from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { FOLD_FROM, fold } from '#contract/text.ts';
import type { FieldModel } from '#contract/model.ts';
import type { Db, Queries } from '#server/db/Db.ts';
import { searchQuery } from '#server/db/migrations/functions.ts';
import { migrate, printPlan, readMigrationPlan } from '#server/db/migrations/migrate.ts';
import { searchFunctionName } from '#server/db/migrations/names.ts';
import { clearDatabase, describeOnDatabases } from '../../support/database.ts';
import { goodsShape, testEntity, testField, toShape } from './shapes.ts';

const SAFE = { allowDestructive: false };

const goods = (...fields: FieldModel[]) => toShape(testEntity('goods', fields));
const code = testField('code', 'text', { required: true });
const name = testField('name', 'text', { key: true });

const searched = (field: FieldModel) => toShape(testEntity('goods', [field], { search: ['code'] }));

describeOnDatabases('migrate', ({ open }) => {
  let db: Db;
  beforeAll(async () => {
    db = await open();
  });
  beforeEach(() => clearDatabase(db));
  afterAll(() => db.close());

  const owner = () => db.withoutTenant('migration');
  const add = (columns: string, values: string) =>
    owner().query(`insert into goods (customer_id, ${columns}) values (1, ${values})`);

  test('once applied there is nothing more to do, in any process', async () => {
    expect(await readMigrationPlan(db, goodsShape)).not.toEqual([]);
    await Promise.all([migrate(db, goodsShape, SAFE), migrate(db, goodsShape, SAFE)]);
    expect(await readMigrationPlan(db, goodsShape)).toEqual([]);
    expect(await migrate(db, goodsShape, SAFE)).toEqual({ applied: [], held: [] });
  });

  test('what loses data waits, and the rest goes on', async () => {
    await migrate(db, goods(code, name), SAFE);
    await add('code, name', `'A', 'Áo thun'`);
    const wanted = goods(testField('unit', 'text'), { ...name, renamedFrom: undefined });
    const { applied, held } = await migrate(db, wanted, SAFE);
    expect(applied.map((step) => step.title)).toEqual([
      'goods: add column unit',
      'goods: allow column code to be empty',
    ]);
    expect(held.map(({ step, reason }) => `${step.title}: ${reason}`)).toEqual([
      'goods: drop column code: it loses data; run "npm run migrate -- --allow-destructive" to apply it',
    ]);
    await add('name', `'Quần'`);
    const plan = await readMigrationPlan(db, wanted);
    expect(printPlan(plan)).toBe(
      '-- goods: drop column code\n-- LOSES DATA, needs --allow-destructive\nalter table "goods" drop column "code";',
    );
    expect((await migrate(db, wanted, { allowDestructive: true })).held).toEqual([]);
    expect(await readMigrationPlan(db, wanted)).toEqual([]);
  });

  test('addresses of older releases are brought into the form of today; who repeats another is named and waits', async () => {
    const unique = [{ key: 'login', fields: ['login'], message: 'goods.login_taken' }];
    const old = toShape(
      testEntity('goods', [testField('login', 'code'), testField('mail', 'text')], { unique }),
    );
    const now = toShape(
      testEntity('goods', [testField('login', 'username'), testField('mail', 'email')], { unique }),
    );
    await migrate(db, old, SAFE);
    for (const login of ['An@x.vn', 'an@X.vn', 'Binh@x.vn', 'chi@x.vn', 'CHI@x.vn'])
      await add('login, mail', `'${login}', '${login}'`);
    const { held } = await migrate(db, now, SAFE);
    const read = async () => {
      const { rows } = await owner().query<{ login: string; mail: string }>(
        'select login, mail from goods order by id',
      );
      return rows;
    };
    const mails = ['an@x.vn', 'an@x.vn', 'binh@x.vn', 'chi@x.vn', 'chi@x.vn'];
    expect((await read()).map(({ mail }) => mail)).toEqual(mails);
    expect((await read()).map(({ login }) => login)).toEqual([
      'an@x.vn',
      'an@X.vn',
      'binh@x.vn',
      'chi@x.vn',
      'CHI@x.vn',
    ]);
    expect(held.map(({ step, reason }) => `${step.title}: ${reason}`)).toEqual([
      expect.stringMatching(
        /^goods: form of column login: the stored rows do not allow it: .*(an|chi)@x\.vn/,
      ),
    ]);
    await owner().query(`update goods set login = 'zwei-' || login where login in ('an@X.vn', 'CHI@x.vn')`);
    expect((await migrate(db, now, SAFE)).held).toEqual([]);
    expect((await read()).map(({ login }) => login)[1]).toBe('zwei-an@x.vn');
    expect(await readMigrationPlan(db, now)).toEqual([]);
    // Typed by hand behind our back, it is left alone: the form is brought about once.
    await add('login', `'Dung@x.vn'`);
    expect(await readMigrationPlan(db, now)).toEqual([]);
  });

  test('text of older releases gets its place in the order, with an index', async () => {
    const title = testField('title', 'text');
    await migrate(db, goods(title), SAFE);
    for (const value of ['Đào', 'Dừa', 'ân', 'an', 'Ấn']) await add('title', `'${value}'`);
    await add('title', 'null');
    const wanted = goods({ ...title, ordered: true });
    const { applied } = await migrate(db, wanted, SAFE);
    expect(applied.map((step) => step.title)).toEqual([
      'goods: add generated column title__sort',
      'goods: create index goods__title__sort__index',
    ]);
    const { rows } = await owner().query<{ title: string }>('select title from goods order by title__sort');
    expect(rows.map((row) => row.title)).toEqual(['an', 'ân', 'Ấn', 'Dừa', 'Đào', null]);
    expect(await readMigrationPlan(db, wanted)).toEqual([]);
  });

  test('a rename keeps values and their keys', async () => {
    await migrate(db, goods(name), SAFE);
    await add('name', `'Đồ chơi'`);
    await migrate(db, goods({ ...name, name: 'title', renamedFrom: 'name' }), SAFE);
    const { rows } = await db.forTenant(1).query('select title, title__key from goods');
    expect(rows).toEqual([{ title: 'Đồ chơi', title__key: 'do choi' }]);
    expect(await readMigrationPlan(db, goods({ ...name, name: 'title', renamedFrom: 'name' }))).toEqual([]);
  });

  test('required fields: filled when the schema has a value, else they wait for the rows', async () => {
    await migrate(db, goods(name), SAFE);
    await add('name', 'null');
    const unit = testField('unit', 'text', { required: true, default: "cái 'to'" });
    await migrate(db, goods(name, unit), SAFE);
    expect((await owner().query('select unit from goods')).rows).toEqual([{ unit: "cái 'to'" }]);
    const wanted = goods({ ...name, required: true }, unit);
    const { held } = await migrate(db, wanted, SAFE);
    expect(held.map(({ step }) => step.title)).toEqual(['goods: require column name']);
    expect(held[0]?.reason).toMatch(
      /^the stored rows do not allow it: column "name" of relation "goods" contains null values/,
    );
    await owner().query(`update goods set name = 'x'`);
    expect((await migrate(db, wanted, SAFE)).held).toEqual([]);
    expect(await readMigrationPlan(db, wanted)).toEqual([]);
  });

  test('duplicates hold a uniqueness rule back', async () => {
    await migrate(db, goods(code), SAFE);
    await add('code', `'A'`);
    await add('code', `'A'`);
    const wanted = toShape(
      testEntity('goods', [code], { unique: [{ key: 'code', fields: ['code'], message: 'm' }] }),
    );
    const { held } = await migrate(db, wanted, SAFE);
    expect(held[0]?.reason).toContain('Key (customer_id, code)=(1, A) is duplicated');
  });

  test('a type changes under its generated keys', async () => {
    await migrate(db, searched(testField('code', 'integer')), SAFE);
    await add('code', '12');
    const wanted = searched(testField('code', 'text'));
    expect((await migrate(db, wanted, SAFE)).held).toEqual([]);
    expect((await db.forTenant(1).query('select code, search_key from goods')).rows).toEqual([
      { code: '12', search_key: '12' },
    ]);
    expect(await readMigrationPlan(db, wanted)).toEqual([]);
    await owner().query(`update goods set code = 'twelve'`);
    const back = searched(testField('code', 'integer'));
    expect((await migrate(db, back, { allowDestructive: true })).held[0]?.reason).toContain(
      'invalid input syntax for type bigint',
    );
  });

  test('tables that are not ours are left alone', async () => {
    await owner().query('create table theirs (id int8)');
    await migrate(db, toShape(), { allowDestructive: true });
    expect((await owner().query('select id from theirs')).rows).toEqual([]);
  });

  const foldAll = async (texts: readonly string[]) => {
    const { rows } = await owner().query<{ folded: string }>(
      'select khuon_fold(x) as folded from unnest($1::text[]) with ordinality u(x, n) order by n',
      [texts],
    );
    return rows.map((row) => row.folded);
  };

  test('khuon_fold folds as fold does', async () => {
    await migrate(db, toShape(), SAFE);
    const letters = oneof(constantFrom(...Array.from(FOLD_FROM)), string({ unit: 'grapheme', maxLength: 3 }));
    const words = array(letters, { maxLength: 12 }).map((parts) => parts.join('').replaceAll('\0', ''));
    const texts = [
      'Đặng Thị Hồng',
      'Đặng Thị Hồng'.normalize('NFD'),
      'ĐẶNG',
      "it's \\ %_",
      ...sample(words, { numRuns: 2000, seed: 7 }),
    ];
    expect(await foldAll(texts)).toEqual(texts.map(fold));
  });

  test('search finds within the customer, through an index', async () => {
    await migrate(db, goodsShape, SAFE);
    await owner().query(`insert into goods (customer_id, code, name)
      select 1 + i % 2, 'C' || i, md5(i::text) || case when i % 2000 < 2 then ' Đặng Thị Hồng' else '' end from generate_series(1, 8000) i`);
    await owner().query('vacuum analyze goods');
    const call = `select id from goods where id in (select ${searchFunctionName('goods', 'name__key')}($1))`;
    const pattern = `%${fold('Thị Hồng')}%`;
    const found = (await db.forTenant(1).query<{ id: number }>(call, [pattern])).rows;
    expect(found).toHaveLength(4);
    expect((await db.forTenant(2).query(call, [pattern])).rows).toHaveLength(4);
    expect(await planOf(db.forTenant(1), call.replace('$1', `'${pattern}'`))).not.toContain('Seq Scan');
    const inner = searchQuery('goods', 'name__key').replace('$1', '1').replace('$2', `'${pattern}'`);
    expect(await planOf(owner(), inner)).toContain('goods__name__key__trigram');
    // Why the function is there: the same question asked under row-level security.
    expect(await planOf(db.forTenant(1), inner)).not.toContain('trigram');
  });

  test('pages, filters and sorts under row-level security use indexes', async () => {
    await migrate(db, goodsShape, SAFE);
    await owner().query(
      `insert into goods (customer_id, code, name, price) select 1 + i % 2, 'C' || i, 'x', i from generate_series(1, 8000) i`,
    );
    await owner().query('analyze');
    const one = db.forTenant(1);
    const page =
      'select * from goods where customer_id = 1 and price between 50 and 90 order by price desc, id desc limit 20';
    expect(await planOf(one, page)).toContain('goods__price__index');
    expect(
      await planOf(one, 'select * from goods where customer_id = 1 order by id desc limit 20'),
    ).toContain('goods_pkey');
    expect(
      await planOf(one, `select * from goods where customer_id = 1 and code = 'C7' and deleted_at is null`),
    ).toContain('goods__code__unique');
    expect(await planOf(one, 'select count(*) from goods')).toContain('InitPlan');
  });
});

async function planOf(queries: Queries, text: string): Promise<string> {
  const { rows } = await queries.query<Record<string, string>>(`explain ${text}`);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}
