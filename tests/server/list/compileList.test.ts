import { describe, expect, it } from 'vitest';
import type { ListModel } from '#contract/model.ts';
import { createAccess } from '#server/access/Access.ts';
import { compileList, compileRows } from '#server/list/compileList.ts';
import { sumColumns } from '#server/list/compileTotals.ts';
import { printLabel } from '#server/list/label.ts';
import { createListScope } from '#server/list/ListScope.ts';
import { parseListRequest } from '#server/list/parseListRequest.ts';
import { shopSession } from '../../support/shop.ts';
import {
  MANAGER,
  orderList,
  PHONES,
  PRICE,
  pendingList,
  shopModel,
  warehouse,
} from '../../support/shopModel.ts';

const NOW = new Date('2026-02-28T03:00:00Z');

function scopeOf(codes: readonly string[], list: ListModel = orderList) {
  return createListScope(list, createAccess(shopSession(codes), shopModel), 'vi', NOW);
}

function compile(
  body: unknown,
  codes: readonly string[] = [MANAGER, PRICE, PHONES],
  cap?: number,
  list?: ListModel,
) {
  const scope = scopeOf(codes, list);
  return compileList(parseListRequest(body, scope), scope, cap);
}

/** A statement as people read it: one clause a line. */
const toLines = (text: string) =>
  `${text.replaceAll(/ (?=(LEFT JOIN|CROSS JOIN|FROM|WHERE|ORDER BY|LIMIT) )| (?<!(LEFT|CROSS) )(?=JOIN )/g, '\n')}\n`;

/** What a statement adds to the conditions that stand in every one. */
function addedConditions(text: string): string | undefined {
  const [, added = ''] = /AND t\."deleted_at" IS NULL(.*?) ORDER BY "#key"/.exec(text) ?? [];
  return added.replace(/^ AND /, '').replaceAll(/\$\d+/g, '$n');
}

describe('compileList: whole statements', () => {
  it.each([
    ['page', compile({ filters: { status: [40] }, perPage: 25 }, [MANAGER]).page],
    ['page-second', compile({ page: 2, perPage: 25 }, [MANAGER]).page],
    ['page-deep', compile({ page: 500, perPage: 25 }, [MANAGER]).page],
    ['page-goods', compile({ viewMode: 'goods' }, [MANAGER, PRICE]).page],
    ['totals', compile({}, [MANAGER, PRICE]).totals],
    ['totals-ready', compile({ viewMode: 'ready' }, [MANAGER]).totals],
    ['totals-goods-capped', compile({ viewMode: 'goods' }, [MANAGER], 100).totals],
  ])('%s', async (name, { text, values }) => {
    const numbers = [...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number));
    expect(Math.max(...numbers)).toBe(values.length);
    await expect(toLines(text)).toMatchFileSnapshot(`expected/${name}.sql`);
  });

  it('a download has no page and no cursor', async () => {
    const scope = scopeOf([MANAGER], pendingList);
    const { text } = compileRows(parseListRequest({ page: 7 }, scope), scope, ['code', 'warehouse_id.label']);
    await expect(toLines(text)).toMatchFileSnapshot('expected/rows.sql');
  });

  it('a download of more values than a function takes is put together', () => {
    const scope = scopeOf([MANAGER], pendingList);
    const keys = Array.from({ length: 101 }, () => 'code');
    const { text } = compileRows(parseListRequest({}, scope), scope, keys);
    const [first = '', second = ''] = text.split(' || ');
    expect(first.match(/"code"/g)).toHaveLength(100);
    expect(second).toMatch(/^jsonb_build_array\(\(r\.row\)\."code"\)\)::text AS row/);
  });

  it('asks for live child rows only', () => {
    const entities = shopModel.entities.map((entity) =>
      entity.name === 'shop_line' ? { ...entity, softDelete: true } : entity,
    );
    const access = createAccess(shopSession([MANAGER]), { ...shopModel, entities });
    const scope = createListScope(orderList, access, 'vi', NOW);
    const { text } = compileRows(parseListRequest({ filters: { 'lines.sku': 'A' } }, scope), scope, ['code']);
    expect(text).toMatch(
      /FROM "shop_line" t WHERE t\."customer_id" = \$\d+::int8 AND t\."deleted_at" IS NULL/,
    );
  });

  it('adds up nothing that the caller may see only in part', () => {
    const entities = shopModel.entities.map((entity) => ({
      ...entity,
      fields: entity.fields.map((field) =>
        field.name === 'quantity' ? { ...field, mask: { for: [PHONES] } } : field,
      ),
    }));
    const sums = (codes: readonly string[]) => {
      const access = createAccess(shopSession(codes), { ...shopModel, entities });
      const scope = createListScope(orderList, access, 'vi', NOW);
      return sumColumns(scope, { key: 'order' }).map(({ key }) => key);
    };
    expect(sums([MANAGER, PHONES])).toEqual(['quantity']);
    expect(sums([MANAGER])).toEqual([]);
  });

  it('gives no label, not even its punctuation, of what the caller may not look up', () => {
    const labelFor = (codes: readonly string[]) =>
      printLabel(
        { alias: 't', entity: warehouse },
        { access: createAccess(shopSession(codes), shopModel), bind: () => '$1', now: NOW },
      );
    expect(labelFor([MANAGER])).toContain("' – '");
    expect(labelFor([])).toBe('NULL::text');
  });

  it('is pure: the same request gives the same statement', () => {
    const body = { filters: { receiver_name: 'hồng', created_at: { from: '2026-02-01', to: '2026-02-28' } } };
    expect(compile(body)).toEqual(compile(body));
  });
});

const WAREHOUSE = 'SELECT t."id" FROM "shop_warehouse" t WHERE t."customer_id" = $n::int8';
const LINES = 'SELECT t."order_id" FROM "shop_line" t WHERE t."customer_id" = $n::int8';

const REFERRING =
  'SELECT t."warehouse_id" FROM "shop_order" t WHERE t."customer_id" = $n::int8 AND (t."warehouse_id" IS NULL OR t."warehouse_id" = ANY($n::int8[]::int8[])) AND t."deleted_at" IS NULL AND t."quantity" >= $n::int8';

const toReferring = [
  { field: 'warehouse_id', kind: 'reference', entity: 'shop_warehouse' },
  { field: 'warehouse_id', kind: 'referring', entity: 'shop_order' },
] as const;

/** The list with filters that ask yes or no. */
const asking: ListModel = {
  ...orderList,
  filters: [
    ...orderList.filters,
    ...(['quantity', 'cod_amount'] as const).map(
      (leaf) =>
        ({
          key: `warehouse_id.shop_order.${leaf}`,
          steps: toReferring,
          leaf,
          type: leaf === 'quantity' ? 'integer' : 'money',
          label: leaf,
          kind: 'boolean',
          is: { from: 1 },
        }) as const,
    ),
    {
      key: 'due_soon',
      steps: [],
      leaf: 'due_on',
      type: 'date',
      label: 'due',
      kind: 'boolean',
      is: { to: { today: 3 } },
    },
  ],
};

const conditionOf = (filters: object) =>
  addedConditions(compile({ filters }, undefined, undefined, asking).page.text);

describe('compileList: filters', () => {
  it.each([
    [{ code: 'DH_1' }, 't."code__key" >= $n::text AND t."code__key" < $n::text', ['dh_1', 'dh_1\u{10FFFF}']],
    [
      { receiver_name: ' Đặng 100%_' },
      't."id" IN (SELECT khuon_search__shop_order__receiver_name__key($n::text))',
      ['%dang 100\\%\\_%'],
    ],
    [
      { receiver_phone: '+84 912' },
      't."receiver_phone" >= $n::text AND t."receiver_phone" < $n::text',
      ['0912', '0913'],
    ],
    [{ status: 40 }, 't."status" = ANY($n::int4[])', [[40]]],
    [{ status: [40, 80] }, 't."status" = ANY($n::int4[])', [[40, 80]]],
    [{ warehouse_id: 2 }, 't."warehouse_id" = ANY($n::int8[])', [[2]]],
    [{ cod_amount: { from: 5 } }, 't."cod_amount" >= $n::int8', [5]],
    [{ cod_amount: { from: 5, to: 9 } }, 't."cod_amount" >= $n::int8 AND t."cod_amount" <= $n::int8', [5, 9]],
    [{ is_pending: true }, 't."is_pending"', []],
    [{ is_pending: false }, 't."is_pending" IS NOT TRUE', []],
    [{ tags: ['gấp'] }, 't."tags" && $n::text[]', [['gấp']]],
    [
      { due_on: { from: '2026-02-01', to: '2026-02-02' } },
      't."due_on" >= $n::date AND t."due_on" <= $n::date',
      ['2026-02-01', '2026-02-02'],
    ],
    [
      { created_at: { from: '2026-02-01', to: '2026-02-02' } },
      't."created_at" >= $n::timestamptz AND t."created_at" < $n::timestamptz',
      ['2026-01-31T17:00:00.000Z', '2026-02-02T17:00:00.000Z'],
    ],
    [
      { 'warehouse_id.code_name': 'hn' },
      `t."warehouse_id" IN (${WAREHOUSE} AND t."code_name__key" >= $n::text AND t."code_name__key" < $n::text)`,
      ['hn', 'hn\u{10FFFF}'],
    ],
    [
      { 'lines.sku': 'A', 'lines.quantity': { from: 2 } },
      `t."id" IN (${LINES} AND t."sku__key" >= $n::text AND t."sku__key" < $n::text AND t."quantity" >= $n::int8)`,
      ['a', 'a\u{10FFFF}', 2],
    ],
  ])('%j', (filters, conditions, values) => {
    const { page } = compile({ filters });
    expect(addedConditions(page.text)).toBe(conditions);
    for (const value of values) expect(page.values).toContainEqual(value);
  });

  it('asks whether records that refer to one have a value, of no record of itself', () => {
    expect(conditionOf({ 'warehouse_id.shop_order.quantity': true })).toBe(
      `t."warehouse_id" IN (${WAREHOUSE} AND t."id" IN (${REFERRING}))`,
    );
    expect(conditionOf({ 'warehouse_id.shop_order.quantity': false })).toBe(
      `NOT EXISTS (SELECT FROM (${WAREHOUSE} AND t."id" IN (${REFERRING})) o(k) WHERE o.k = t."warehouse_id")`,
    );
    expect(conditionOf({ due_soon: true })).toBe('t."due_on" <= $n::date');
    expect(conditionOf({ due_soon: false })).toBe('(t."due_on" <= $n::date) IS NOT TRUE');
  });

  it('asks nobody for records that he may not see', () => {
    const filters = { 'warehouse_id.shop_order.cod_amount': true };
    expect(() => compile({ filters }, [MANAGER], undefined, asking)).toThrow();
    expect(compile({ filters }, [MANAGER, PRICE], undefined, asking).page.text).toContain('"cod_amount" >= ');
  });

  it('asks the grain itself when child rows are the grain', () => {
    const { page } = compile({ viewMode: 'goods', filters: { 'lines.sku': 'A' } });
    expect(addedConditions(page.text)).toBe('c."sku__key" >= $n::text AND c."sku__key" < $n::text');
  });

  it('asks for a masked value as a whole', () => {
    const { page } = compile({ filters: { receiver_phone: '0912' } }, [MANAGER]);
    expect(addedConditions(page.text)).toBe('t."receiver_phone" = $n::text');
  });

  it('a narrow filter keeps the index of the order out of the plan', () => {
    const keyOf = (filters: object) =>
      / (\S*|coalesce\(\S+ \S+\)) AS "#key"/.exec(compile({ filters }).page.text)?.[1];
    expect(keyOf({ status: 40 })).toBe('t."created_at"');
    expect(keyOf({ code: 'DH1' })).toBe('coalesce(t."created_at", t."created_at")');
  });

  it.each([{ receiver_name: '' }, { status: [] }, { cod_amount: {} }, {}])(
    '%j asks for nothing',
    (filters) => {
      expect(addedConditions(compile({ filters }).page.text)).toBe('');
    },
  );
});

describe('compileList: order', () => {
  it.each([
    ['created_at', 'ASC', 't."created_at"', 'ORDER BY "#key" ASC, "#id" ASC'],
    ['code', 'DESC', 't."code__key"', 'ORDER BY "#key" DESC, "#id" DESC'],
    ['receiver_name', 'ASC', 't."receiver_name__sort"', 'ORDER BY "#key" ASC NULLS LAST, "#id" ASC'],
    ['cod_amount', 'DESC', 't."cod_amount"', 'ORDER BY "#key" DESC NULLS LAST, "#id" DESC'],
    ['warehouse_id', 'ASC', 's1."code_name__key"', 'ORDER BY "#key" ASC NULLS LAST, "#id" ASC'],
    ['double', 'ASC', '(t."quantity" * 2)', 'ORDER BY "#key" ASC NULLS LAST, "#id" ASC'],
  ] as const)('%s %s', (field, order, key, orderBy) => {
    const { text } = compile({ sort: { field, order } }).page;
    expect(text).toContain(`${key} AS "#key"`);
    expect(text.split(orderBy)).toHaveLength(3);
  });
});
