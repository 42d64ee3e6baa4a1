import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FixedFilters } from '#contract/fixedFilters.ts';
import type { ReportAnswer, ReportModel } from '#contract/report.ts';
import type { CountAnswer, ListAnswer } from '#contract/wire.ts';
import type { Db } from '#server/db/Db.ts';
import { listRoutes } from '#server/list/listRoutes.ts';
import { reportRoutes } from '#server/report/reportRoutes.ts';
import { describeOnDatabases } from '../../support/database.ts';
import { fillShop, shopSession, shopShape, type ShopOrder } from '../../support/shop.ts';
import { openShopApp, type ShopApp } from '../../support/shopApp.ts';
import { MANAGER, orderList, PHONES, PRICE, shopModel } from '../../support/shopModel.ts';
import { report, REPORTER } from '../report/aReport.ts';

/** "Today" of the shop is 2026-02-28. */
const orders: ShopOrder[] = [
  { id: 1, due_on: '2026-02-28', created_by: 7, tags: ['gấp'], receiver_name: 'Ân' },
  { id: 2, due_on: '2026-02-21', created_by: 7, tags: [] },
  { id: 3, due_on: '2026-02-20', created_by: 8 },
  { id: 4, due_on: null, created_by: null, quantity: 2 },
  { id: 5, due_on: '2026-03-01', created_by: 7, warehouse_id: 1 },
];

const WEEK = { due_on: { from: { today: -7 }, to: { today: 0 } } };

const cases: readonly [what: string, where: FixedFilters, ids: readonly number[]][] = [
  ['days counted from today', WEEK, [1, 2]],
  ['everything before a day counted from today', { due_on: { to: { today: -8 } } }, [3]],
  ['from a day on', { due_on: { from: '2026-02-28' } }, [1, 5]],
  ['a day until today that is still to come', { due_on: { from: '2026-03-01', to: { today: 0 } } }, []],
  ['the caller', { created_by: { me: true } }, [1, 2, 5]],
  ['anybody but the caller, or nobody', { created_by: { others: true } }, [3, 4]],
  ['the caller among others', { created_by: [{ me: true }, 8] }, [1, 2, 3, 5]],
  ['no day', { due_on: [null] }, [4]],
  ['nobody', { created_by: [null] }, [4]],
  ['no text', { receiver_name: [null], quantity: [null] }, [2, 3, 5]],
  ['no tags, never any or all taken out', { tags: [null] }, [2, 3, 4, 5]],
];

const { period: _period, where: _where, compare: _compare, ...plainReport } = report;

function openWith(db: Db, where: FixedFilters): Promise<ShopApp> {
  const narrow = { ...orderList, where, viewModes: [], counts: [] };
  const wide = {
    ...orderList,
    screen: 'shop/wide',
    urls: { list: '/wide-list', count: '/wide-count' },
    counts: [{ key: 'asked', where }],
    viewModes: [{ key: 'all' }, { key: 'asked', where }],
  };
  const measures: ReportModel['measures'] = [{ key: 'orders' }, { key: 'asked', where }];
  const tile = (key: string) => [{ key, measures: [key], limit: 1 }];
  const whole: ReportModel = { ...plainReport, url: '/whole', measures, where, tiles: tile('orders') };
  const counted: ReportModel = { ...plainReport, url: '/counted', measures, tiles: tile('asked') };
  const reports = [whole, counted];
  const model = { ...shopModel, lists: [narrow, wide], reports };
  const session = shopSession([MANAGER, PRICE, PHONES, REPORTER]);
  return openShopApp(db, session, [listRoutes, reportRoutes], { model });
}

describeOnDatabases('filters that a schema fixes', (database) => {
  let db: Db;
  beforeAll(async () => {
    db = await database.open(shopShape);
    await fillShop(db, orders);
  });
  afterAll(() => db.close());

  describe.each(cases)('%s', (_, where, ids) => {
    let shop: ShopApp;
    beforeAll(async () => void (shop = await openWith(db, where)));
    afterAll(() => shop.app.close());

    const ask = async (url: string, body: object = {}): Promise<unknown> => {
      const { status, json } = await shop.post(url, body);
      expect(status, JSON.stringify(json)).toBe(200);
      return json;
    };
    const idsOf = (answer: unknown) => (answer as ListAnswer).rows.map(({ id }) => id as number).sort();

    it('in a list, also where the client sends them along', async () => {
      expect(idsOf(await ask('/shop-order-list'))).toEqual(ids);
      expect(idsOf(await ask('/shop-order-list', { filters: where }))).toEqual(ids);
    });

    it('in a view mode and a count', async () => {
      expect(idsOf(await ask('/wide-list', { viewMode: 'asked' }))).toEqual(ids);
      expect((await ask('/wide-count')) as CountAnswer).toMatchObject({
        counts: { asked: ids.length },
        total: 5,
      });
    });

    it('in a report and its measures', async () => {
      const whole = (await ask('/whole')) as ReportAnswer;
      expect(Number(whole.tiles['orders']?.values['orders'] ?? 0)).toBe(ids.length);
      const { tiles } = (await ask('/counted')) as ReportAnswer;
      expect(Number(tiles['asked']?.values['asked'] ?? 0)).toBe(ids.length);
    });
  });

  it('people ask for what has no value as well, in every kind of filter', async () => {
    const shop = await openWith(db, {});
    const none = async (key: string) => {
      const { status, json } = await shop.post('/wide-list', { filters: { [key]: [null] } });
      return status === 200 ? (json as unknown as ListAnswer).rows.map(({ id }) => id).sort() : json;
    };
    expect(await none('due_on')).toEqual([4]);
    expect(await none('warehouse_id')).toEqual([1, 2, 3, 4]);
    expect(await none('tags')).toEqual([2, 3, 4, 5]);
    expect(await none('receiver_name')).toEqual([2, 3, 4, 5]);
    expect(await none('quantity')).toEqual([1, 2, 3, 5]);
    expect(await none('is_pending')).toEqual([1, 2, 3, 4, 5]);
    const { status } = await shop.post('/wide-list', { filters: { due_on: null } });
    expect(status).toBe(422);
    const asked = await shop.post('/counted', { filters: { status: [null] } });
    expect(asked.status).toBe(200);
    await shop.app.close();
  });
});
