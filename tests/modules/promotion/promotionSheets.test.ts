import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ServerSession } from '#server/access/ServerSession.ts';
import { runImport } from '#server/import/runImport.ts';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';

interface Goods {
  id: number;
  sku: string;
}

describeOnDatabase('promotions in sheets', (database) => {
  let server: TestServer;
  let admin: Caller;
  let shirt: Goods;
  let skirt: Goods;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 5 });
    admin = await server.login('admin');
    [shirt, skirt] = (await run<Goods>(
      'select id, sku from goods where customer_id = 1 and retail_price > 0 order by id limit 2',
    )) as [Goods, Goods];
    await run('update goods set retail_price = 129000, cost_price = 71500 where id = any($1::int8[])', [
      [shirt.id, skirt.id],
    ]);
  });
  afterAll(() => server.close());

  const run = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await server.db.withoutTenant('maintenance').query<Row>(text, values)).rows;

  const HEAD = ['Tên chương trình', 'Loại', 'Từ', 'Đến', 'SKU', 'Mua từ', 'Kiểu giảm', 'Giảm %', 'Giảm tiền'];
  async function send(rows: readonly (string | number | null)[][]) {
    const sheet = server.parts.model.imports.find(({ url }) => url === '/promotion-import');
    if (!sheet) throw new Error('no sheet of promotions');
    const session = (await server.parts.sessions.find(admin.token ?? '')) as ServerSession;
    const cells = [HEAD, ...rows].map((of, index) => ({ number: index + 1, cells: of }));
    const request = { sheet, options: {}, isTrial: false, takesGood: false, key: null };
    return (await runImport(server.parts, { session, language: 'vi', requestId: 'test' }, cells, request))
      .answer;
  }
  const next = new Date(Date.now() + 400 * 86_400_000).getUTCFullYear();
  const days = [`00:00 10/01/${next}`, `23:59 20/01/${next}`] as const;
  const KIND = 'Theo sản phẩm';

  it('rows of one name are one promotion with its goods, which waits to be confirmed', async () => {
    const answer = await send([
      ['Tết giảm giá', KIND, ...days, shirt.sku, 1, 'Phần trăm', 10, null],
      ['Tết giảm giá', KIND, ...days, skirt.sku, 2, 'Số tiền', null, 70_000],
    ]);
    expect(answer).toMatchObject({ errors: [], stored: true });
    const lines = await run(
      `select l.goods_id, l.min_quantity, l.discount_percent, l.discount_amount, l.price_after, l.unit_cost, p.status
       from promotion_line l join promotion p on p.id = l.promotion_id where p.name = 'Tết giảm giá' order by l.id`,
    );
    expect(lines).toEqual([
      {
        goods_id: shirt.id,
        min_quantity: 1,
        discount_percent: 10,
        discount_amount: null,
        price_after: 116_100,
        unit_cost: 71_500,
        status: 0,
      },
      {
        goods_id: skirt.id,
        min_quantity: 2,
        discount_percent: null,
        discount_amount: 70_000,
        price_after: 59_000,
        unit_cost: 71_500,
        status: 0,
      },
    ]);
  });

  it('a sheet with an article that stands twice in a promotion is refused, and nothing of it is stored', async () => {
    const answer = await send([
      ['Hai lần', KIND, ...days, shirt.sku, 1, 'Phần trăm', 10, null],
      ['Hai lần', KIND, ...days, shirt.sku, 1, 'Phần trăm', 20, null],
    ]);
    expect(answer).toMatchObject({ stored: false });
    expect(answer.errors.length).toBeGreaterThan(0);
    expect(await run(`select id from promotion where name = 'Hai lần'`)).toEqual([]);
  });

  it('what an article costs is seen by those alone who may see costs', async () => {
    const { rows } = (await admin.post('/promotion-list', { filters: { name: 'Tết giảm giá' }, page: 1 }))
      .json as { rows: { id: number }[] };
    const own = await admin.send('GET', `/promotion/${rows[0]?.id}`);
    expect(own.json['lines']).toMatchObject([
      { unit_cost: 71_500 },
      { unit_cost: 71_500, price_after: 59_000 },
    ]);
    await run(`update role set permissions = array_append(array_remove(permissions, 'administration_goods_cost'),
      'administration_pos_promotion_config') where name = 'Quản lý văn phòng' and customer_id = 1`);
    const marketing = await server.login('manager');
    const seen = await marketing.send('GET', `/promotion/${rows[0]?.id}`);
    expect(seen.json['lines'], seen.body).toMatchObject([{ price_after: 116_100 }, { price_after: 59_000 }]);
    expect(JSON.stringify(seen.json)).not.toContain('unit_cost');
  });

  it('what is sold below the cost of today is listed for who may know costs', async () => {
    const answer = await send([
      ['Xả kho', KIND, ...days, shirt.sku, 1, 'Số tiền', null, 80_000],
      ['Xả kho', KIND, ...days, skirt.sku, 1, 'Số tiền', null, 20_000],
    ]);
    expect(answer).toMatchObject({ errors: [], stored: true });
    const below = async (caller: Caller) => {
      const filters = { goods_id: [shirt.id] };
      const reply = await caller.post('/promotion-loss-list', { viewMode: 'below', filters, page: 1 });
      return reply.status === 200 ? reply.json['rows'] : reply.status;
    };
    const loss = { price_after: 49_000, cost_now: 71_500, loss: 22_500 };
    expect(await below(admin)).toMatchObject([loss]);
    await run('update goods set cost_price = 40000 where id = $1', [shirt.id]);
    expect(await below(admin)).toEqual([]);
    expect(await below(await server.login('cashier'))).toBe(403);
  });
});
