import { describe, expect, it } from 'vitest';
import type { EntityModel } from '#contract/model.ts';
import { SUPER_ADMIN } from '#contract/session.ts';
import { createAccess } from '#server/access/Access.ts';
import { bindSql } from '#server/access/rowPredicate.ts';
import { Binder } from '#server/list/Statement.ts';
import { shopSession } from '../../support/shop.ts';
import {
  line,
  MANAGER,
  order,
  orderList,
  pendingList,
  PHONES,
  person,
  PRICE,
  RESTRICTED,
  shopModel,
  warehouse,
} from '../../support/shopModel.ts';

const NOW = new Date('2026-02-28T20:00:00Z');
const accessOf = (...codes: string[]) => createAccess(shopSession(codes), shopModel);
const namesOf = (fields: ReadonlyMap<string, unknown>) => [...fields.keys()];

describe('codes', () => {
  it.each([
    [[], [], true],
    [[], null, false],
    [[], [MANAGER], false],
    [[MANAGER], [PRICE, MANAGER], true],
    [[SUPER_ADMIN], [MANAGER], true],
    [[SUPER_ADMIN], null, false],
    [[SUPER_ADMIN], [RESTRICTED], false],
    [[SUPER_ADMIN], [RESTRICTED, MANAGER], true],
    [[RESTRICTED], [RESTRICTED], true],
  ])('a holder of %j passes %j: %s', (held, wanted, passes) => {
    expect(accessOf(...held).holds(wanted)).toBe(passes);
  });

  it('is the same object for the same session', () => {
    const session = shopSession([MANAGER]);
    expect(createAccess(session, shopModel)).toBe(createAccess(session, shopModel));
  });
});

describe('fields', () => {
  it('without a right do not exist', () => {
    const names = namesOf(accessOf(MANAGER).readableFields(order));
    expect(names).toContain('code');
    expect(names).not.toContain('cod_amount');
    expect(namesOf(accessOf(MANAGER, PRICE).readableFields(order))).toContain('cod_amount');
  });

  it('that are write-only are never read, not even by the one who may do everything', () => {
    expect(namesOf(accessOf(SUPER_ADMIN).readableFields(order))).not.toContain('password');
  });

  it('of a record that the caller may not read are none', () => {
    expect(namesOf(accessOf(PRICE).readableFields(order))).toEqual([]);
  });

  it('of child rows follow the rights of the children', () => {
    const model = {
      ...shopModel,
      entities: shopModel.entities.map((entity) =>
        entity === line ? { ...line, access: { ...line.access, read: [PRICE] } } : entity,
      ),
    };
    const namesWith = (...codes: string[]) =>
      namesOf(createAccess(shopSession(codes), model).readableFields(order));
    expect(namesWith(MANAGER)).not.toContain('lines');
    expect(namesWith(MANAGER, PRICE)).toContain('lines');
  });

  it('of the label are all that is seen of a record through a reference', () => {
    expect(namesOf(accessOf(MANAGER).seenFields(warehouse))).toEqual(['code_name', 'name']);
    expect(namesOf(accessOf('shop_warehouse_manager').seenFields(warehouse))).toContain('rent');
    expect(namesOf(accessOf().seenFields(warehouse))).toEqual([]);
  });

  it('are set at creation without being read, and changed only by their readers', () => {
    const written = (entity: EntityModel, act: 'create' | 'update', ...codes: string[]) =>
      namesOf(accessOf(...codes).writableFields(entity, act));
    expect(written(order, 'create', MANAGER)).toContain('cod_amount');
    expect(written(order, 'update', MANAGER)).not.toContain('cod_amount');
    expect(written(order, 'update', MANAGER, PRICE)).toContain('cod_amount');
    expect(written(order, 'update', MANAGER)).toContain('password');
    expect(written(order, 'create', MANAGER)).not.toContain('status');
  });

  it('are masked for those without the code', () => {
    const phone = order.fields.find(({ name }) => name === 'receiver_phone');
    expect(phone && accessOf(MANAGER).isMasked(phone)).toBe(true);
    expect(phone && accessOf(MANAGER, PHONES).isMasked(phone)).toBe(false);
  });
});

describe('records', () => {
  it('are read, made, changed and deleted by their codes', () => {
    const rights = (access: ReturnType<typeof accessOf>, entity: EntityModel) => [
      access.canRead(entity),
      access.canCreate(entity),
      access.canUpdate(entity),
      access.canDelete(entity),
      access.canLookup(entity),
    ];
    expect(rights(accessOf(MANAGER), order)).toEqual([true, true, true, false, true]);
    expect(rights(accessOf(MANAGER), person)).toEqual([false, true, true, false, true]);
    expect(rights(accessOf(), order)).toEqual([false, false, false, false, false]);
    expect(rights(accessOf(MANAGER), line)).toEqual([true, true, true, false, true]);
  });

  const predicateOf = (entity: EntityModel) => {
    const binder = new Binder();
    const text = accessOf(MANAGER).rowPredicate(entity, binder.bind, NOW);
    return { text, values: binder.values };
  };

  it.each([
    ['of the own company', warehouse, 't."customer_id" = $1::int8', [1]],
    ['of everybody', { ...warehouse, owner: 'global' }, 'TRUE', []],
    [
      'of the own account',
      { ...warehouse, owner: 'user' },
      't."customer_id" = $1::int8 AND t."created_by" = $2::int8',
      [1, 7],
    ],
    [
      'of a row rule',
      order,
      't."customer_id" = $1::int8 AND (t."warehouse_id" IS NULL OR t."warehouse_id" = ANY($2::int8[]::int8[]))',
      [1, [1, 2]],
    ],
  ] as const)('%s', (_, entity, text, values) => {
    expect(predicateOf(entity)).toEqual({ text, values });
  });

  it('of a rule with every run-time value', () => {
    const params = [
      'user.id',
      'user.customer',
      'user.permissions',
      'user.warehouses',
      'user.pos',
      'user.node',
      'user.nodes',
      'now',
      'today',
    ];
    const sql = { text: params.map((param) => `{${param}}`).join(' '), params };
    const { values } = predicateOf({
      ...warehouse,
      owner: 'global',
      visibleRows: { sql, check: () => true },
    });
    expect(values).toEqual([7, 1, [MANAGER], [1, 2], [], null, [], '2026-02-28T20:00:00.000Z', '2026-03-01']);
  });

  it('of a rule over codes know what super_admin implies, and nothing that restricts', () => {
    const sql = { text: '{user.permissions}', params: ['user.permissions'] };
    const { bind, values } = new Binder();
    accessOf(SUPER_ADMIN).rowPredicate(
      { ...warehouse, owner: 'global', visibleRows: { sql, check: () => true } },
      bind,
      NOW,
    );
    expect(values).toEqual([[SUPER_ADMIN, PRICE, MANAGER, PHONES]]);
    expect(accessOf(SUPER_ADMIN, RESTRICTED).codes).toContain(RESTRICTED);
  });

  it('of a rule that asks for what nobody knows are refused', () => {
    const sql = { text: '{old.x}', params: ['old.x'] };
    expect(() => predicateOf({ ...warehouse, visibleRows: { sql, check: () => true } })).toThrow('old.x');
  });
});

describe('lists', () => {
  const keysOf = (parts: readonly { key: string }[]) => parts.map(({ key }) => key);

  it('are closed without their code', () => {
    expect(accessOf(PRICE).list(orderList).isAllowed).toBe(false);
    expect(accessOf(MANAGER).list(orderList).isAllowed).toBe(true);
  });

  it('show no column, filter, mode or count that speaks of a hidden field', () => {
    const { columns, filters, viewModes, counts } = accessOf(MANAGER).list(orderList);
    const keys = keysOf(columns);
    for (const key of ['cod_amount', 'secret_note', 'warehouse_id.rent', 'lines.unit_price'])
      expect(keys).not.toContain(key);
    expect([...filters.keys()]).not.toContain('cod_amount');
    expect(keysOf(viewModes)).toEqual(['order', 'goods', 'ready']);
    expect(keysOf(counts)).toEqual(['ready']);
  });

  it('show them to those who may see the field', () => {
    const { columns, viewModes, counts } = accessOf(MANAGER, PRICE, 'shop_warehouse_manager').list(orderList);
    expect(keysOf(columns)).toEqual(keysOf(orderList.columns));
    expect(keysOf(viewModes)).toEqual(['order', 'goods', 'ready', 'dear']);
    expect(keysOf(counts)).toEqual(['ready', 'dear']);
  });

  it('obey codes of a column, a filter and a mode of their own', () => {
    const gated = {
      ...pendingList,
      columns: pendingList.columns.map((column) => ({ ...column, permissions: ['other'] })),
    };
    expect(accessOf(MANAGER).list(gated).columns).toEqual([]);
    expect(keysOf(accessOf(SUPER_ADMIN).list(gated).columns)).toContain('code');
  });
});

describe('a condition over the codes of the caller', () => {
  const rule = {
    text: `('order_manager' = ANY({user.permissions}::text[]) OR t."pos_id" = ANY({user.pos}::int8[]))`,
    params: ['user.permissions', 'user.pos'],
  };
  const bound = (...codes: string[]) => {
    const binder = new Binder();
    const viewer = { session: { ...shopSession(codes), pos: [7] }, codes, now: NOW };
    return { text: bindSql(rule, order, viewer, (value, type) => binder.bind(value, type)), binder };
  };

  it('is judged when the statement is written; its other values are bound', () => {
    expect(bound('order_manager').text).toMatch(/^\(TRUE OR t\."pos_id" = ANY\(\$1/);
    expect(bound(MANAGER).text).toMatch(/^\(FALSE OR t\."pos_id" = ANY\(\$1/);
    expect(bound(MANAGER).binder.values).toHaveLength(1);
  });
});
