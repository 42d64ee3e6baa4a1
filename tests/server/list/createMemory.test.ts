import { describe, expect, it } from 'vitest';
import { model } from '#generated/server.gen.ts';
import type { EntityModel, ListModel } from '#contract/model.ts';
import { createAccess } from '#server/access/Access.ts';
import { compileList } from '#server/list/compileList.ts';
import { createListScope } from '#server/list/ListScope.ts';
import { parseListRequest } from '#server/list/parseListRequest.ts';
import { shopSession } from '../../support/shop.ts';
import { MANAGER, orderList, shopModel } from '../../support/shopModel.ts';

const MORNING = new Date('2026-11-26T02:00:00Z');
const NOON = new Date('2026-11-26T05:00:00Z');
const NEXT_DAY = new Date('2026-11-27T02:00:00Z');

/** What one session's calls for the first page compile to, a call at each moment. */
function compileAt(list: ListModel, entities: readonly EntityModel[], ...moments: readonly Date[]) {
  const access = createAccess(shopSession([MANAGER]), { ...shopModel, entities });
  return moments.map((now) => {
    const scope = createListScope(list, access, 'vi', now);
    return compileList(parseListRequest({}, scope), scope);
  });
}

const timed = (name: string) =>
  shopModel.entities.map((entity) =>
    entity.name === name
      ? {
          ...entity,
          visibleRows: { ...entity.visibleRows, sql: { text: 't."created_at" < {now}', params: ['now'] } },
        }
      : entity,
  ) as readonly EntityModel[];

describe('what is compiled for a session', () => {
  it('is kept for the next call', () => {
    const [first, next] = compileAt(orderList, shopModel.entities, MORNING, NOON);
    expect(next?.page).toBe(first?.page);
    expect(next?.totals).toBe(first?.totals);
  });

  it('is made anew where a row rule asks for the time', () => {
    const [first, next] = compileAt(orderList, timed('shop_order'), MORNING, NOON);
    expect(first?.page.values).toContain(MORNING.toISOString());
    expect(next?.page.values).toContain(NOON.toISOString());
  });

  it('is kept though the rows of an entity that it does not read ask for the time', () => {
    const others = [
      ...shopModel.entities,
      { ...timed('shop_order')[0], name: 'other' },
    ] as readonly EntityModel[];
    const [first, next] = compileAt(orderList, others, MORNING, NOON);
    expect(next?.page).toBe(first?.page);
  });

  it('is made anew where its days are counted from today', () => {
    const list = { ...orderList, where: { created_at: { from: { today: -7 } } } } as ListModel;
    const [first, next] = compileAt(list, shopModel.entities, MORNING, NEXT_DAY);
    expect(next?.page.values).not.toEqual(first?.page.values);
    expect(next?.totals.values).not.toEqual(first?.totals.values);
  });
});

it('the first page of the orders is one that is kept', () => {
  const list = model.lists.find(({ route }) => route === '/orders/list');
  if (!list) throw new Error('no list of orders');
  const access = createAccess(shopSession(['order_manager']), model);
  const [first, next] = [MORNING, NOON].map((now) => {
    const scope = createListScope(list, access, 'vi', now);
    return compileList(parseListRequest({}, scope), scope);
  });
  expect(next?.page).toBe(first?.page);
  expect(next?.totals).toBe(first?.totals);
});

it('a list of what the caller works for has no rows where he works for none', () => {
  const list = model.lists.find(({ route }) => route === '/pos/goods-list/display-request');
  if (!list) throw new Error('no list of requests');
  const scope = createListScope(
    list,
    createAccess({ ...shopSession(['pos_goods_manager']), pos: [] }, model),
    'vi',
    MORNING,
  );
  expect(compileList(parseListRequest({}, scope), scope).page.text).toContain('FALSE');
});

/* PostgreSQL plans anew with every call what depends on a list of codes: that takes longer than reading the page. */
it('no list of the product hands the codes of the caller to the database', () => {
  const session = shopSession(model.permissions.map(({ code }) => code));
  const access = createAccess(session, model);
  const compiled = model.lists.map((list) => {
    const scope = createListScope(list, access, 'vi', MORNING);
    const { page, totals } = compileList(parseListRequest({}, scope), scope);
    return { route: list.route, values: [...page.values, ...totals.values] };
  });
  expect(compiled.length).toBeGreaterThan(100);
  const codes = new Set(session.permissions);
  const isOfCodes = (value: unknown) => Array.isArray(value) && value.some((one) => codes.has(String(one)));
  expect(compiled.filter(({ values }) => values.some(isOfCodes)).map(({ route }) => route)).toEqual([]);
});
