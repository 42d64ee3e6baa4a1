import { describe, expect, test } from 'vitest';
import type { DatabaseShape, TableShape } from '#server/db/migrations/DatabaseShape.ts';
import { planMigration } from '#server/db/migrations/planMigration.ts';
import type { EntityModel, FieldModel } from '#contract/model.ts';
import { goodsShape, testEntity, testField, toShape } from './shapes.ts';

const empty: DatabaseShape = { extensions: [], hasApplicationRole: false, functions: [], tables: [] };

const name = testField('name', 'text', { required: true });
const goods = (fields: readonly FieldModel[], more: Partial<EntityModel> = {}) =>
  toShape(testEntity('goods', fields, more));

/** Titles of a plan; what loses data is marked. */
const titles = (current: DatabaseShape, wanted: DatabaseShape) =>
  planMigration(current, wanted).map(({ title, destructive }) => (destructive ? `LOSES ${title}` : title));

const sqlOf = (current: DatabaseShape, wanted: DatabaseShape) =>
  planMigration(current, wanted).flatMap(({ sql }) => sql);

describe('planMigration', () => {
  test.each<[string, DatabaseShape, DatabaseShape, string[]]>([
    ['nothing', goodsShape, goodsShape, []],
    ['a new field', goods([name]), goods([name, testField('note', 'text')]), ['goods: add column note']],
    [
      'a new required field without a value',
      goods([name]),
      goods([name, testField('note', 'text', { required: true })]),
      ['goods: add column note', 'goods: require column note'],
    ],
    [
      'a new required field with a value',
      goods([name]),
      goods([name, testField('unit', 'text', { required: true, default: 'cái' })]),
      ['goods: add column unit', 'goods: no default of column unit'],
    ],
    [
      'a renamed field',
      goods([name]),
      goods([testField('title', 'text', { required: true, renamedFrom: 'name' })]),
      ['goods: rename column name to title'],
    ],
    [
      'a field that is gone',
      goods([name, testField('note', 'text')]),
      goods([name]),
      ['LOSES goods: drop column note'],
    ],
    [
      'a required field that is gone is no longer in the way',
      goods([name]),
      goods([]),
      ['goods: allow column name to be empty', 'LOSES goods: drop column name'],
    ],
    [
      'a field that is no longer required',
      goods([name]),
      goods([testField('name', 'text')]),
      ['goods: allow column name to be empty'],
    ],
    [
      'a field that becomes required',
      goods([testField('name', 'text')]),
      goods([name]),
      ['goods: require column name'],
    ],
    [
      'a wider type',
      goods([testField('price', 'money')]),
      goods([testField('price', 'text')]),
      ['goods: type of column price from int8 to text'],
    ],
    [
      'a narrower type',
      goods([testField('price', 'text')]),
      goods([testField('price', 'money')]),
      ['LOSES goods: type of column price from text to int8'],
    ],
    [
      'a searched field',
      goods([name]),
      goods([{ ...name, key: true }]),
      [
        'function khuon_search__goods__name__key: create',
        'goods: add generated column name__key',
        'goods: create index goods__name__key__trigram',
      ],
    ],
    [
      'a code that is searched for its beginning',
      goods([testField('code', 'code')]),
      goods([testField('code', 'code', { key: true })]),
      ['goods: add generated column code__key', 'goods: create index goods__code__key__index'],
    ],
    [
      'a field that is no longer searched',
      goods([{ ...name, key: true }]),
      goods([name]),
      [
        'goods: drop index goods__name__key__trigram',
        'goods: drop generated column name__key',
        'function khuon_search__goods__name__key: drop',
      ],
    ],
    [
      'another search',
      goods([name, testField('code', 'text')], { search: ['name'] }),
      goods([name, testField('code', 'text')], { search: ['name', 'code'] }),
      [
        'goods: drop index goods__search_key__trigram',
        'goods: drop generated column search_key',
        'goods: add generated column search_key',
        'goods: create index goods__search_key__trigram',
      ],
    ],
    [
      'an index and a uniqueness rule',
      goods([name]),
      goods([name], {
        index: [['name', 'created_at']],
        unique: [{ key: 'name', fields: ['name'], message: 'm' }],
      }),
      ['goods: create index goods__name__unique', 'goods: create index goods__name__created_at__index'],
    ],
    ['an entity that is gone', goods([name]), toShape(), ['LOSES goods: drop table']],
    ['other access', withTable(goods([name]), { access: 'read' }), goods([name]), ['goods: access write']],
    [
      'no row-level security yet',
      withTable(goods([name]), { tenant: null }),
      goods([name]),
      ['goods: row-level security'],
    ],
  ])('%s', (_title, current, wanted, expected) => {
    expect(titles(current, wanted)).toEqual(expected);
  });

  test('an empty database gets everything, roles and functions first', () => {
    const plan = titles(empty, goodsShape);
    expect(plan.slice(0, 5)).toEqual([
      'application role: create',
      'extension btree_gin: create',
      'extension btree_gist: create',
      'extension pg_trgm: create',
      'function khuon_fold: create',
    ]);
    expect(plan.filter((title) => title.startsWith('LOSES'))).toEqual([]);
    expect(planMigration(empty, goodsShape)).toEqual(planMigration(empty, goodsShape));
  });

  test('every table, key and index of a customer starts with the customer', () => {
    const sql = sqlOf(empty, goodsShape).join('\n');
    expect(sql).toContain('primary key ("customer_id", "id")');
    expect(sql).toContain(
      'create unique index if not exists "goods__code__unique" on "goods" using btree ("customer_id", "code") where "deleted_at" is null',
    );
    expect(sql).toContain(
      'create index if not exists "goods__price__index" on "goods" using btree ("customer_id", "price", "id")',
    );
    expect(sql).toContain(
      'foreign key ("customer_id", "kind_id") references "kind" ("customer_id", "id") on delete restrict',
    );
    expect(sql).toContain(
      'create index if not exists "goods__search_key__trigram" on "goods" using gin ("customer_id", "search_key" gin_trgm_ops)',
    );
    expect(sql).toContain(
      `create policy tenant on "goods" using ("customer_id" = (select current_setting('app.customer')::int8))`,
    );
  });

  test('rows of all customers have no customer and are only read', () => {
    const sql = sqlOf(empty, toShape(testEntity('city', [name], { owner: 'global', search: ['name'] }))).join(
      '\n',
    );
    expect(sql).toContain('grant select on "city" to khuon_app');
    expect(sql).not.toContain('policy tenant on "city"');
    expect(sql).not.toContain('khuon_search__city');
  });

  test('what becomes of a reference', () => {
    const order = testEntity('order', [
      testField('a', 'reference', { reference: { entity: 'kind', onDelete: 'clear' } }),
      testField('b', 'reference', { reference: { entity: 'city', onDelete: 'cascade' } }),
    ]);
    const shape = toShape(order, testEntity('kind', []), testEntity('city', [], { owner: 'global' }));
    const sql = sqlOf(empty, shape).join('\n');
    expect(sql).toContain(
      'foreign key ("customer_id", "a") references "kind" ("customer_id", "id") on delete set null ("a")',
    );
    expect(sql).toContain('foreign key ("b") references "city" ("id") on delete cascade');
    expect(() => toShape(order)).toThrow(
      'entity "order" refers to the entity "kind", which the model does not have',
    );
  });

  test('children point to their parent and links have a table', () => {
    const order = testEntity('order', [
      testField('tags', 'links', {
        links: { entity: 'tag', table: 'order_tags', foreignKey: 'order_id', otherKey: 'tag_id' },
      }),
    ]);
    const line = testEntity('order_line', [], {
      parent: { entity: 'order', foreignKey: 'order_id', field: 'lines' },
    });
    const sql = sqlOf(empty, toShape(order, line, testEntity('tag', []))).join('\n');
    expect(sql).toContain(
      'alter table "order_line" add constraint "order_line__order_id__fk" foreign key ("customer_id", "order_id")',
    );
    expect(sql).toContain('on "order_line" using btree ("customer_id", "order_id", "id")');
    expect(sql).toContain('primary key ("customer_id", "order_id", "tag_id")');
    expect(sql).toContain(
      'create index if not exists "order_tags__tag_id__index" on "order_tags" using btree ("customer_id", "tag_id")',
    );
  });

  test('another primary key is refused in words', () => {
    const before = toShape(testEntity('city', [], { owner: 'global' }));
    expect(() => planMigration(before, toShape(testEntity('city', [])))).toThrow(
      'table "city" has the primary key (id), the schema wants (customer_id, id)',
    );
  });

  test('a uniqueness rule that asks the session is refused', () => {
    const rule = {
      key: 'name',
      fields: ['name'],
      where: { text: 't."name" = {user.id}', params: ['user.id'] },
      message: 'm',
    };
    expect(() => goods([name], { unique: [rule] })).toThrow('depends on run-time values');
  });
});

function withTable(shape: DatabaseShape, change: Partial<TableShape>): DatabaseShape {
  return {
    ...shape,
    tables: shape.tables.map((table) => (table.name === 'goods' ? { ...table, ...change } : table)),
  };
}
