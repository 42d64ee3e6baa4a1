import { describe, expect, it } from 'vitest';
import type { ListModel } from '#contract/model.ts';
import { createAccess } from '#server/access/Access.ts';
import { Failure } from '#server/http/Failure.ts';
import { printCursor } from '#server/list/cursor.ts';
import { createListScope } from '#server/list/ListScope.ts';
import { parseListRequest } from '#server/list/parseListRequest.ts';
import { shopSession } from '../../support/shop.ts';
import { MANAGER, orderList, pendingList, PRICE, shopModel } from '../../support/shopModel.ts';

function parse(body: unknown, codes: readonly string[] = [MANAGER], list: ListModel = orderList) {
  const access = createAccess(shopSession(codes), shopModel);
  return parseListRequest(body, createListScope(list, access, 'vi', new Date('2026-02-28T03:00:00Z')));
}

function refusalOf(body: unknown, codes?: readonly string[], list?: ListModel) {
  try {
    parse(body, codes, list);
  } catch (error) {
    if (error instanceof Failure) return { code: error.code, problems: error.options.problems ?? [] };
  }
  return undefined;
}

const named = (body: unknown) => refusalOf(body)?.problems.map(({ path, code }) => [path, code]);

describe('parseListRequest', () => {
  it('fills in what is left out', () => {
    const { mode, offset, perPage, sort, tests, cursor } = parse(undefined);
    expect({ mode: mode.key, offset, perPage, sort, tests, cursor }).toEqual({
      mode: 'order',
      offset: 0,
      perPage: 20,
      sort: { field: 'created_at', order: 'DESC' },
      tests: [],
      cursor: undefined,
    });
  });

  it.each([[[]], ['text'], [7], [true]])('refuses %j as a body', (body) => {
    expect(refusalOf(body)?.code).toBe('malformed');
  });

  it.each([
    [{ page: 0 }, ['page', 'too_small']],
    [{ page: 1_000_000_000 }, ['page', 'too_big']],
    [{ page: '1' }, ['page', 'wrong_type']],
    [{ page: 1.5 }, ['page', 'wrong_type']],
    [{ perPage: 0 }, ['perPage', 'too_small']],
    [{ perPage: 201 }, ['perPage', 'too_big']],
    [{ perPage: null }, ['perPage', 'wrong_type']],
    [{ viewMode: 'nothing' }, ['viewMode', 'unknown_view_mode']],
    [{ viewMode: 7 }, ['viewMode', 'unknown_view_mode']],
    [{ sort: 'code' }, ['sort', 'wrong_type']],
    [{ sort: { field: 'nothing', order: 'ASC' } }, ['sort.field', 'unknown_sort']],
    [{ sort: { field: 'tags', order: 'ASC' } }, ['sort.field', 'unknown_sort']],
    [{ sort: { field: 'code', order: 'up' } }, ['sort.order', 'not_a_choice']],
    [{ filters: [] }, ['filters', 'wrong_type']],
    [{ filters: { nothing: 1 } }, ['filters.nothing', 'unknown_filter']],
    [{ filters: { 't."code" = 1 or': 1 } }, ['filters.t."code" = 1 or', 'unknown_filter']],
    [{ filters: { status: 41 } }, ['filters.status', 'not_a_choice']],
    [{ filters: { status: { from: 1 } } }, ['filters.status', 'not_a_choice']],
    [{ filters: { receiver_name: 7 } }, ['filters.receiver_name', 'wrong_type']],
    [{ filters: { receiver_name: 'a\0' } }, ['filters.receiver_name', 'wrong_type']],
    [{ filters: { receiver_name: 'x'.repeat(201) } }, ['filters.receiver_name', 'too_long']],
    [{ filters: { receiver_name: null } }, ['filters.receiver_name', 'wrong_type']],
    [{ filters: { quantity: 5 } }, ['filters.quantity', 'wrong_type']],
    [{ filters: { quantity: { from: 'a' } } }, ['filters.quantity.from', 'wrong_type']],
    [{ filters: { quantity: { from: 1.5 } } }, ['filters.quantity.from', 'wrong_type']],
    [{ filters: { quantity: { from: 2, to: 1 } } }, ['filters.quantity', 'wrong_range']],
    [{ filters: { quantity: { since: 2 } } }, ['filters.quantity.since', 'unknown_field']],
    [{ filters: { warehouse_id: '1' } }, ['filters.warehouse_id', 'wrong_type']],
    [
      { filters: { warehouse_id: Array.from({ length: 1001 }, () => 1) } },
      ['filters.warehouse_id', 'too_many_rows'],
    ],
    [{ filters: { is_pending: 'yes' } }, ['filters.is_pending', 'wrong_type']],
    [
      { filters: { created_at: { from: '2026-02-30', to: '2026-03-01' } } },
      ['filters.created_at.from', 'wrong_date'],
    ],
    [
      { filters: { created_at: { from: '2026-02-02', to: '2026-02-01' } } },
      ['filters.created_at', 'wrong_range'],
    ],
    [
      { filters: { created_at: { from: '2025-01-01', to: '2026-02-01' } } },
      ['filters.created_at', 'range_too_long'],
    ],
    [{ filters: { created_at: { from: '2025-01-01' } } }, ['filters.created_at', 'range_too_long']],
    [{ filters: { created_at: { to: '2026-02-01' } } }, ['filters.created_at.from', 'is_empty']],
    [{ after: 'x' }, ['after', 'not_correct']],
    [{ before: {} }, ['before', 'not_correct']],
    [{ select: '*' }, ['select', 'unknown_field']],
  ])('refuses %j', (body, problem) => {
    expect(named(body)).toEqual([problem]);
  });

  it('takes days without a cap where the schema says that there is none', () => {
    const filters = orderList.filters.map((one) =>
      one.key === 'created_at' ? { ...one, maxDays: null } : one,
    );
    const list = { ...orderList, filters };
    for (const created_at of [{ from: '2019-01-01', to: '2026-02-01' }, { from: '2019-01-01' }])
      expect(parse({ filters: { created_at } }, [MANAGER], list).tests).toHaveLength(1);
    const wrong = { from: '2026-02-02', to: '2026-02-01' };
    expect(refusalOf({ filters: { created_at: wrong } }, [MANAGER], list)?.problems[0]?.code).toBe(
      'wrong_range',
    );
  });

  it('names every wrong part at once', () => {
    const problems = named({ page: 0, sort: { field: 'x', order: 'ASC' }, filters: { x: 1, y: 2 }, z: 1 });
    expect(problems?.map(([path]) => path)).toEqual(['z', 'filters.x', 'filters.y', 'page', 'sort.field']);
  });

  it('goes one way at a time', () => {
    const { mode, sort } = parse({});
    const cursor = printCursor(
      { screen: orderList.screen, mode: mode.key, sort },
      '2026-02-01 00:00:00+00',
      7,
    );
    expect(parse({ after: cursor }).cursor).toMatchObject({ side: 'after', id: 7 });
    expect(parse({ before: cursor }).cursor).toMatchObject({ side: 'before', id: 7 });
    expect(named({ after: cursor, before: cursor })).toEqual([['before', 'not_correct']]);
  });

  it('takes a range of exactly the cap', () => {
    expect(parse({ filters: { created_at: { from: '2026-01-01', to: '2026-03-31' } } }).tests).toHaveLength(
      1,
    );
  });

  it("takes the list's own fixed filters back, and no other value of them", () => {
    // It holds anyway: nothing is asked twice.
    expect(parse({ filters: { is_pending: true } }, [MANAGER], pendingList).tests).toHaveLength(0);
    expect(parse({ filters: { is_pending: false } }, [MANAGER], pendingList).tests).toHaveLength(1);
    const list = { ...pendingList, filters: [] };
    expect(parse({ filters: { is_pending: true } }, [MANAGER], list).tests).toHaveLength(0);
    expect(refusalOf({ filters: { is_pending: false } }, [MANAGER], list)?.problems).toMatchObject([
      { code: 'unknown_filter' },
    ]);
  });

  it('a list without modes has the mode default', () => {
    expect(parse({ viewMode: 'default' }, [MANAGER], pendingList).mode).toEqual({ key: 'default' });
  });

  it('prototype keys are unknown like any other', () => {
    const filters: unknown = JSON.parse('{"__proto__": 1, "constructor": 2, "toString": 3}');
    expect(named({ filters })?.map(([, code]) => code)).toEqual([
      'unknown_filter',
      'unknown_filter',
      'unknown_filter',
    ]);
  });
});

/** The refusal for one name, with the name taken out. */
const shape = (body: (name: string) => unknown, name: string) =>
  JSON.stringify(refusalOf(body(name))).replaceAll(name, 'NAME');

describe('what is forbidden is unknown', () => {
  it.each([
    ['a filter', (name: string) => ({ filters: { [name]: { from: 1 } } }), 'cod_amount', 'cod_amounx'],
    ['a filter over text', (name: string) => ({ filters: { [name]: 'a' } }), 'secret_note', 'secret_nonx'],
    ['a sort', (name: string) => ({ sort: { field: name, order: 'ASC' } }), 'cod_amount', 'cod_amounx'],
    [
      'a sort over a reference',
      (name: string) => ({ sort: { field: name, order: 'ASC' } }),
      'warehouse_id.rent',
      'warehouse_id.renx',
    ],
    ['a view mode', (name: string) => ({ viewMode: name }), 'dear', 'deax'],
    ['a key', (name: string) => ({ [name]: 1 }), 'password', 'passworx'],
  ])('%s', (_, body, forbidden, unknown) => {
    const refusal = shape(body, forbidden);
    expect(refusal).toContain('NAME');
    expect(refusal).toBe(shape(body, unknown));
  });

  it('and allowed with the right', () => {
    const codes = [MANAGER, PRICE];
    expect(refusalOf({ filters: { cod_amount: { from: 1 } } }, codes)).toBeUndefined();
    expect(refusalOf({ sort: { field: 'cod_amount', order: 'ASC' } }, codes)).toBeUndefined();
    expect(refusalOf({ viewMode: 'dear' }, codes)).toBeUndefined();
  });

  it('a masked field has no order', () => {
    expect(named({ sort: { field: 'receiver_phone', order: 'ASC' } })).toEqual([
      ['sort.field', 'unknown_sort'],
    ]);
  });
});
