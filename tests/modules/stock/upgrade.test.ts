import { afterAll, beforeAll, expect, it } from 'vitest';
import { model } from '#generated/server.gen.ts';
import { migrateModel } from '#server/db/migrations/migrateModel.ts';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { findBroken } from './findBroken.ts';

/** Makes a database as it was before there was stock. */
const BEFORE = `drop table reservation, stock_move, stock_balance, stock_level;
alter table order_line drop column missing;
alter table pos drop column warehouse_id;
alter table warehouse drop column kind;
update warehouse set code_name = 'OLD' || id where code_name like 'CH-%';
delete from khuon_migration where (module, number) in (('system', 1), ('system', 2), ('stock', 1), ('orders', 1))`;

describeOnDatabase('a database from before there was stock', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(database, { rows: 60 });
  });
  afterAll(() => server.close());

  const owner = () => server.db.withoutTenant('migration');
  const run = async <Row extends object>(text: string) => (await owner().query<Row>(text)).rows;

  it('gets a warehouse for each shop and an opening move of each goods in each, and orders under way hold what they ask for', async () => {
    const underWay = `select l.goods_id, o.warehouse_id, o.id, sum(l.quantity)::int as quantity
from "order" o join order_line l on l.order_id = o.id
where o.status in (35, 40, 60, 100, 160) and o.warehouse_id is not null group by 1, 2, 3 order by 3, 1`;
    const orders = await run(underWay);
    expect(orders.length).toBeGreaterThan(3);
    await owner().script(BEFORE);
    const { held } = await migrateModel(server.db, model, { allowDestructive: false });
    expect(held).toEqual([]);
    expect(await findBroken(run)).toEqual([]);
    expect(await run(underWay)).toEqual(orders);
    expect(
      await run(
        `select goods_id, warehouse_id, document_id as id, quantity from reservation where status = 1 order by document_id, goods_id`,
      ),
    ).toEqual(orders);
    const [count] = await run<{ missing: number }>(
      `select count(*)::int as missing from goods g join warehouse w using (customer_id) where not exists (
  select 1 from stock_move m where m.goods_id = g.id and m.to_warehouse_id = w.id and m.reason = 'opening')`,
    );
    expect(count).toEqual({ missing: 0 });
    const shops = await run<{ code: string; code_name: string; kind: string }>(
      'select p.code, w.code_name, w.kind from pos p left join warehouse w on w.id = p.warehouse_id order by p.id',
    );
    expect(shops.length).toBeGreaterThan(2);
    expect(shops).toEqual(shops.map(({ code }) => ({ code, code_name: `CH-${code}`, kind: 'shop' })));
  });
});
