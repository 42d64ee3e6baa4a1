import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seeds } from '#generated/built/seeds.gen.server.ts';
import { model } from '#generated/server.gen.ts';
import { readConfig } from '#server/config.ts';
import { addRows } from '#server/seed/addRows.ts';
import { fillEmpty } from '#server/seed/fillEmpty.ts';
import { toDatabaseShape } from '#server/db/migrations/toDatabaseShape.ts';
import { createPasswords } from '#server/account/createPasswords.ts';
import { findBroken } from '../../modules/stock/findBroken.ts';
import { describeOnDatabases, testDatabases } from '../../support/database.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

describeOnDatabases('the demo', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(database, { rows: 60 });
  });
  afterAll(() => server.close());

  const count = async (table: string, where = 'true') => {
    const { rows } = await server.db
      .withoutTenant('seed')
      .query<{ count: number }>(`select count(*)::int as count from "${table}" where ${where}`);
    return rows[0]?.count ?? 0;
  };
  const parts = () => ({ model, seeds, passwords: server.open.passwords, now: server.open.now() });

  test('every demo account of the interface can sign in', async () => {
    const names = [
      'admin',
      'warehouse',
      'crm',
      'cashier',
      'manager',
      'distributor',
      'production',
      'office',
      'nobody',
      'owner',
      'accountant',
      'approver',
      'proposer',
      'quoter',
      'other',
    ];
    for (const name of names) expect((await server.login(name)).token).toBeDefined();
  });

  test('every entity with a seed has rows in the right company', async () => {
    for (const seed of seeds) {
      const table = model.entities.find(({ name }) => name === seed.entity)?.table ?? '';
      expect([seed.entity, await count(table, 'customer_id = 1')]).not.toEqual([seed.entity, 0]);
      expect(await count(table, 'customer_id not in (1, 2)')).toBe(0);
    }
  });

  test('what calls led to is what the leads say: tries counted, the last result, agreed when completed', async () => {
    const tries = (result: string) =>
      `(select count(*) from lead_attempt a where a.lead_id = lead.id and a.result ${result})`;
    const missed = tries("in ('no_answer', 'busy', 'switched_off', 'call_back')");
    expect(await count('lead', tries("= 'agreed'") + ' > 0')).toBeGreaterThan(0);
    expect(await count('lead', `completed_at is not null and ${tries("= 'agreed'")} <> 1`)).toBe(0);
    expect(await count('lead', `completed_at is not null and process_count <> ${missed}`)).toBe(0);
    expect(await count('lead', `queue in ('telesale', 'dead_pool') and process_count <> ${missed}`)).toBe(0);
    expect(await count('lead', `last_result = 'agreed' and completed_at is null`)).toBe(0);
  });

  test('required fields are filled', async () => {
    for (const entity of model.entities.filter(({ view }) => !view)) {
      const required = entity.fields.filter(
        (field) =>
          field.required &&
          !field.rows &&
          !field.links &&
          field.compute?.stored !== false &&
          // What is hidden of some records is empty there.
          field.onHide !== 'clear',
      );
      for (const { name } of required)
        expect([entity.name, name, await count(entity.table, `"${name}" is null`)]).toEqual([
          entity.name,
          name,
          0,
        ]);
    }
  });

  test('has goods that expire soon, in balance and ledger alike, and none where goods do not expire', async () => {
    const soon = `expired_date between current_date and current_date + 30 and quantity > 0`;
    expect(await count('stock_balance', soon)).toBeGreaterThan(0);
    const dated = `expired_date is not null and goods_id in (select id from goods where not has_expiry)`;
    expect(await count('stock_balance', dated)).toBe(0);
    expect(
      await findBroken(async (text) => (await server.db.withoutTenant('seed').query(text)).rows),
    ).toEqual([]);
  });

  /** Documents whose lines are not what the ledger took out for them; `is` says which must have left. */
  const differ = (
    type: 'order' | 'pos_sale',
    parent: string,
    is: string,
  ) => `select d.id from "${type}" d left join (
      select ${parent} as id, jsonb_object_agg(goods_id, quantity) as asked from (select ${parent}, goods_id, sum(quantity) as quantity
        from ${type}_line group by 1, 2) l group by 1) l on l.id = d.id
    left join (select document_id as id, jsonb_object_agg(goods_id, quantity) as left_house from (select document_id, goods_id, sum(quantity) as quantity
        from stock_move where document_type = '${type}' and from_place = 'stock' and to_place = 'customer' and reason = 'sale' group by 1, 2) m group by 1) m on m.id = d.id
    where m.left_house is distinct from case when ${is} then l.asked end`;

  test('what was handed over, or sold over the counter, has left the ledger on that day', async () => {
    const isOut = 'd.status in (200, 220) and d.create_method <> 7';
    expect(await count('order', `id in (${differ('order', 'order_id', isOut)})`)).toBe(0);
    const isSold = `d.kind = 'sale' and d.status = 'paid'`;
    expect(await count('pos_sale', `id in (${differ('pos_sale', 'sale_id', isSold)})`)).toBe(0);
    const sold = `document_type = 'order' and created_at <> (select handed_over_at from "order" o where o.id = document_id)`;
    expect(await count('stock_move', sold)).toBe(0);
    expect(await count('stock_move', `document_type = 'pos_sale'`)).toBeGreaterThan(0);
    expect(await count('stock_move', `document_type = 'order'`)).toBeGreaterThan(0);
  });

  test('no shelf was ever below zero, and nothing that moved not', async () => {
    const flows = `select goods_id, to_warehouse_id as place, created_at, quantity from stock_move where to_warehouse_id is not null
      union all select goods_id, from_warehouse_id, created_at, -quantity from stock_move where from_warehouse_id is not null`;
    const { rows } = await server.db.withoutTenant('seed')
      .query(`select * from (select goods_id, place, sum(quantity) over (partition by goods_id, place order by created_at, quantity desc) as there
        from (${flows}) f) s where there < 0`);
    expect(rows).toEqual([]);
    expect(await count('stock_move', 'quantity = 0')).toBe(0);
  });

  test('has days of cover and a forecast by what was sold, and stock of several ages', async () => {
    const admin = await server.login('admin');
    const [cover, forecast, ages] = await Promise.all([
      admin.post('/goods-cover-list', { viewMode: 'all', sort: { field: 'out_30', order: 'DESC' } }),
      admin.post('/goods-forecast-list', { viewMode: 'd30', sort: { field: 'out', order: 'DESC' } }),
      admin.post('/stock-age-list', { filters: { age: ['d90', 'd180'] } }),
    ]);
    const first = (reply: typeof cover) => (reply.json['rows'] as Record<string, unknown>[] | undefined)?.[0];
    expect(first(cover)?.['out_30'], cover.body).toBeGreaterThan(0);
    expect(first(forecast)?.['out'], forecast.body).toBeGreaterThan(0);
    expect(first(ages)?.['quantity'], ages.body).toBeGreaterThan(0);
  });

  test('keeps back what consignees may still draw, planned combos take and channels were promised', async () => {
    const held = `(select coalesce(sum(r.quantity), 0) from reservation r where r.status = 1 and r.customer_id = d.customer_id and`;
    const left = `${held} r.document_type = 'consignment' and r.document_id = d.id)`;
    expect(await count('consignment', 'status = 1')).toBeGreaterThan(0);
    expect(await count('consignment', 'status = 2')).toBeGreaterThan(0);
    const differs = async (table: string, is: string, wanted: string, has: string) => {
      const { rows } = await server.db
        .withoutTenant('seed')
        .query(`select d.id from "${table}" d where ${has} <> case when ${is} then ${wanted} else 0 end`);
      expect([table, rows]).toEqual([table, []]);
    };
    await differs('consignment', 'd.status in (1, 2)', 'd.remaining', left);
    const parts = `(select sum(i.quantity) * d.quantity from combo_item i where i.combo_id = d.combo_id)`;
    expect(await count('combo_assembly', `status = 'planned'`)).toBeGreaterThan(0);
    const byPlan = `${held} r.document_type = 'combo_assembly' and r.document_id = d.id)`;
    await differs('combo_assembly', `d.status = 'planned'`, parts, byPlan);
    const strange = `document_type = 'combo_assembly' and not exists (select from combo_assembly a join combo_item i on i.combo_id = a.combo_id
      where a.id = document_id and i.goods_id = reservation.goods_id and i.quantity * a.quantity = reservation.quantity and a.warehouse_id = reservation.warehouse_id)`;
    expect(await count('reservation', strange)).toBe(0);
    const promised = `${held} r.document_type = 'goods_priority' and r.priority_id = d.id)`;
    await differs('goods_priority', `d.state = 'running'`, 'd.quantity', promised);
  });

  test('what consignees drew was sent to them by orders', async () => {
    const drawn = `(select coalesce(sum(l.quantity), 0) from "order" o join order_line l on l.order_id = o.id where o.consignment_id = consignment.id)`;
    const open = `status in (1, 2) and released_quantity <> ${drawn}`;
    expect(await count('consignment', open)).toBe(0);
    expect(await count('order', 'consignment_id is not null and create_method <> 11')).toBe(0);
  });

  test('has presents that were given, for nothing, by a campaign that ran and was earned', async () => {
    const gifts = 'is_gift and present_id is not null';
    expect(await count('order_line', gifts)).toBeGreaterThan(5);
    const wrong = `is_gift and not exists (select from present p join present_line g on g.present_id = p.id and g.role = 'gift'
      join "order" o on o.id = order_line.order_id
      where p.id = order_line.present_id and g.goods_id = order_line.goods_id and order_line.unit_price = 0
        and o.created_at between p.from_at and p.to_at + interval '1 day' and o.goods_total >= coalesce(p.min_value, 0))`;
    expect(await count('order_line', wrong)).toBe(0);
  });

  test('has orders in several parcels: one code each, the first that of the order, which weighs what they weigh', async () => {
    const { rows } = await server.db.withoutTenant('seed')
      .query(`select max(o.package_count) as package_count, max(o.weight) = sum(p.weight) as weighs, max(o.goods_quantity) = sum(p.quantity) as holds, max(o.cod_amount) = sum(p.cod_amount) as collects,
        count(distinct p.delivery_order_id) = count(*) as own, bool_and((p.package_no = 1) = (p.delivery_order_id = o.delivery_order_id)) as first
      from "order" o join order_package p on p.order_id = o.id group by o.id order by o.id`);
    const sound = { weighs: true, holds: true, collects: true, own: true, first: true };
    expect(rows).toEqual([2, 3, 3].map((package_count) => ({ package_count, ...sound })));
  });

  test('has parcels of a split transfer, each with the order that brings it', async () => {
    const parcels = `goods_transfer_id in (select id from goods_transfer where code = 'CK-KIEN-01')`;
    expect(await count('goods_transfer_parcel', parcels)).toBe(3);
    expect(await count('order', `create_method = 7 and transfer_code = 'CK-KIEN-01'`)).toBe(3);
    const unmatched = `transfer_code is not null and not exists (select from goods_transfer_parcel p
      where p.delivery_order_id = "order".delivery_order_id)`;
    expect(await count('order', unmatched)).toBe(0);
  });

  test('has orders of conversations and exports of staff, each as people would have made it', async () => {
    const seed = seeds.find(({ option }) => option === 'orders');
    if (!seed) throw new Error('orders have no seed');
    await addRows(server.db, parts(), seed, { count: 300, onStep: () => undefined });
    const talks = `create_method = 10 and customer_id = 1`;
    expect(await count('order', talks)).toBeGreaterThan(0);
    const lost = `${talks} and not exists (select from conversation c where c.id = conversation_id and c.customer_id = 1)`;
    expect(await count('order', lost)).toBe(0);
    expect(await count('order', `create_method = 8`)).toBeGreaterThan(0);
    const wrong = `create_method = 8 and (kind is distinct from 8 or export_reason is null or delivery_company is not null
      or delivery_order_id is not null or cod_amount > 0)`;
    expect(await count('order', wrong)).toBe(0);
  });

  test('more rows can be added, with numbers that go on', async () => {
    const seed = seeds.find(({ option }) => option !== undefined);
    if (!seed) throw new Error('no seed has an option');
    const table = model.entities.find(({ name }) => name === seed.entity)?.table ?? '';
    const before = await count(table);
    const steps: number[] = [];
    await addRows(server.db, parts(), seed, { count: 25, onStep: (done) => steps.push(done) });
    expect([await count(table), steps]).toEqual([before + 25, [25]]);
  });

  test('a database that has a company is left alone', async () => {
    const before = await count('account');
    await fillEmpty(server.db, server.open.config, async () => {
      throw new Error('must not be asked');
    });
    expect(await count('account')).toBe(before);
  });
});

/** A new database is given all tables of the product first. */
const MAKES_TABLES = { timeout: 60_000 };

describe('a database without the demo', () => {
  test('gets its first administrator from the environment, or says what it wants', MAKES_TABLES, async () => {
    const db = await testDatabases[0].open(toDatabaseShape(model));
    const parts = async () => ({
      model,
      seeds,
      passwords: createPasswords({ ln: 4, r: 8, p: 1 }),
      now: new Date(),
    });
    await expect(fillEmpty(db, readConfig({ DEMO: '0' }), parts)).rejects.toThrow(
      'set ADMIN_USERNAME and ADMIN_PASSWORD',
    );
    await fillEmpty(
      db,
      readConfig({ DEMO: '0', ADMIN_USERNAME: 'boss', ADMIN_PASSWORD: 'a-long-one' }),
      parts,
    );
    const { rows } = await db
      .withoutTenant('seed')
      .query('select username, is_main, status, permissions from "account"');
    expect(rows).toEqual([{ username: 'boss', is_main: true, status: 1, permissions: ['super_admin'] }]);
    await db.close();
  });
});
