import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ServerSession } from '#server/access/ServerSession.ts';
import { runImport } from '#server/import/runImport.ts';
import type { ReportAnswer } from '#contract/report.ts';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';

type Cell = string | number | null;

describeOnDatabase('suppliers, categories, combos and kept quantities', (database) => {
  let server: TestServer;
  let admin: Caller;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 5 });
    admin = await server.login('admin');
  });
  afterAll(() => server?.close());

  const run = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await server.db.withoutTenant('maintenance').query<Row>(text, values)).rows;

  async function post<Result = { id: number }>(url: string, body: object = {}): Promise<Result> {
    const reply = await admin.post(url, body);
    expect(reply.status, reply.body).toBeLessThan(300);
    return reply.json as unknown as Result;
  }
  async function rename(url: string, code: string) {
    const { json } = await admin.send('GET', url);
    return admin.send('PUT', url, { version: json['version'], code });
  }
  let made = 0;
  const newGoods = async (more: object = {}) => {
    const sku = `DM-${(made += 1)}`;
    return (await post('/goods', { sku, name: sku, unit: 'piece', ...more })).id;
  };
  const newSupplier = async (code: string, classify: string) =>
    (await post('/supplier', { code, name: `NCC ${code}`, type: 'individual', classify })).id;

  it('a supplier’s code stays once stamps carry it, a category’s once goods are in it', async () => {
    const supplier = await newSupplier('QA', 'Vải thun');
    const category = (
      await post('/goods_category', { code: 'QX', name: 'Đồ thử', classification: 'garment' })
    ).id;
    expect((await rename(`/supplier/${supplier}`, 'QB')).status).toBe(200);
    expect((await rename(`/goods_category/${category}`, 'QY')).status).toBe(200);
    const goods = await newGoods({ supplier_id: supplier, category_id: category });
    expect((await rename(`/supplier/${supplier}`, 'QC')).status, 'no stamp yet').toBe(200);
    await post('/stamp_batch', { goods_id: goods, kind: 'uid', quantity: 1 });
    const [supplierFixed, categoryFixed] = [
      await rename(`/supplier/${supplier}`, 'QD'),
      await rename(`/goods_category/${category}`, 'QZ'),
    ];
    expect([supplierFixed.status, supplierFixed.body]).toEqual([
      422,
      expect.stringContaining('rule.supplier.code_fixed'),
    ]);
    expect([categoryFixed.status, categoryFixed.body]).toEqual([
      422,
      expect.stringContaining('rule.goods_category.code_fixed'),
    ]);
    expect(supplierFixed.body).toContain('QC');
    expect(await run('select code from supplier where id = $1', [supplier])).toEqual([{ code: 'QC' }]);
  });

  it('groups of suppliers are offered while one is typed, the most used first', async () => {
    await newSupplier('QF', 'Phụ liệu lạ');
    await newSupplier('QG', 'Phụ liệu lạ');
    await newSupplier('QH', 'Phụ liệu lẻ');
    const groups = (text: string) => post('/supplier-groups', { text });
    expect(await groups('PHỤ LIỆU L')).toEqual({
      rows: [
        { classify: 'Phụ liệu lạ', suppliers: 2 },
        { classify: 'Phụ liệu lẻ', suppliers: 1 },
      ],
    });
    expect(await groups('không có')).toEqual({ rows: [] });
  });

  it('packed combos come from a sheet by their barcode, and are copied under codes of their own', async () => {
    const [one, two] = [
      await newGoods({ barcode: '8939990000011', retail_price: 100_000, tax_rate: 8 }),
      await newGoods({ barcode: '8939990000028', retail_price: 60_000, tax_rate: 8 }),
    ];
    const found = server.parts.model.imports.find(({ url }) => url === '/physical-combo-import');
    const session = (await server.parts.sessions.find(admin.token ?? '')) as ServerSession;
    const sheet = async (rows: readonly (readonly Cell[])[]) => {
      if (!found) throw new Error('no sheet');
      const all = rows.map((cells, index) => ({ number: index + 1, cells }));
      const request = { sheet: found, options: {}, isTrial: false, takesGood: false, key: null };
      return (await runImport(server.parts, { session, language: 'vi', requestId: 'test' }, all, request))
        .answer;
    };
    const head = ['mã vạch', 'mã combo', 'tên combo', 'giá bán', 'barcode hàng', 'số lượng'];
    const row = (goods: string, quantity: number): Cell[] => [
      '8939990000998',
      'CBN-1',
      'Combo nhập',
      230_000,
      goods,
      quantity,
    ];
    expect(await sheet([head, row('8939990000011', 2), row('8939990000028', 1)])).toMatchObject({
      errors: [],
      stored: true,
    });
    const combos = (code: string) =>
      run<{ id: number; goods_id: number }>(
        'select id, is_physical, item_count, items_price, goods_id from combo where code = $1',
        [code],
      );
    const [combo] = await combos('CBN-1');
    expect(combo).toMatchObject({ is_physical: true, item_count: 3, items_price: 260_000 });
    expect(combo?.goods_id, 'an article of its own').toBeGreaterThan(0);
    expect(await sheet([head, row('8939990000011', 2)]), 'the barcode is taken').toMatchObject({
      stored: false,
    });

    const copy = (body: object) => admin.post(`/combo/${combo?.id}/copy_packed_combo`, body);
    const taken = await copy({ code: 'CBN-2', barcode: '8939990000998' });
    expect(taken.status, taken.body).toBeGreaterThanOrEqual(400);
    const copied = await copy({ code: 'CBN-2', barcode: '8939990000981' });
    expect(copied.status, copied.body).toBe(200);
    const [second] = await combos('CBN-2');
    expect(second).toMatchObject({ is_physical: true, item_count: 3, items_price: 260_000 });
    expect(second?.goods_id).not.toBe(combo?.goods_id);
    const parts = await run(
      'select goods_id, quantity from combo_item where combo_id = $1 and deleted_at is null order by quantity desc',
      [second?.id],
    );
    expect(parts).toEqual([
      { goods_id: one, quantity: 2 },
      { goods_id: two, quantity: 1 },
    ]);
  });

  it('of what is kept for channels more than half of what ends in two days is pointed out', async () => {
    const [place] = await run<{ id: number; today: string; soon: string; later: string }>(
      `select min(id) as id, to_char(now() at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM-DD') as today,
to_char((now() at time zone 'Asia/Ho_Chi_Minh')::date + 2, 'YYYY-MM-DD') as soon,
to_char((now() at time zone 'Asia/Ho_Chi_Minh')::date + 3, 'YYYY-MM-DD') as later from warehouse where customer_id = 1`,
    );
    const keep = async (to_date: string | undefined) => {
      const goods_id = await newGoods();
      const kept = { warehouse_id: place?.id, channel: 'pos', quantity: 10 };
      return (await post('/goods_priority', { ...kept, goods_id, from_date: place?.today, to_date })).id;
    };
    const [unused, half, later] = [
      await keep(place?.soon),
      await keep(place?.soon),
      await keep(place?.later),
    ];
    await run(
      `insert into reservation (customer_id, goods_id, warehouse_id, quantity, priority_quantity, priority_id, reason, document_type, document_id, reserved_at, status)
select 1, p.goods_id, p.warehouse_id, 5, 5, p.id, 'order', 'order', 1, now(), 1 from goods_priority p where p.id = $1`,
      [half],
    );
    const { rows } = await post<{ rows: { id: number; left: number }[] }>('/goods-priority-list', {
      viewMode: 'unused',
      filters: { warehouse_id: [place?.id] },
    });
    const own = rows.filter(({ id }) => [unused, half, later].includes(id));
    expect(own).toMatchObject([{ id: unused, left: 10 }]);
  });

  it('receivers of the address book are offered to whoever makes an order, with their address, and no others', async () => {
    const [unit] = await run<{ ward: number; city: number; ward_name: string; city_name: string }>(
      `select w.id as ward, c.id as city, w.name as ward_name, c.name as city_name from place w join place c on c.id = w.parent_id
where w.level = 3 and c.level = 1 order by w.id limit 1`,
    );
    const receiver = { name: 'Cửa hàng Bến Đò', phone: '0987111999', kind: 'shop', address: '7 Bến Đò' };
    const units = { id_city: unit?.city, id_ward: unit?.ward };
    await post('/consignee', { ...receiver, ...units, code: 'BD-1', delivery_company: 'ghn' });
    await post('/consignee', { ...receiver, code: 'BD-2', active: false });
    await run(`update account set permissions = '{order_create_single}' where username = 'nobody'`);
    const seller = await server.login('nobody');
    const found = async (text: string) => (await seller.post('/consignees-found', { text })).json['rows'];
    const shown = {
      code: 'BD-1',
      name: 'Cửa hàng Bến Đò',
      phone: '0987111999',
      address: '7 Bến Đò',
      address_scheme: 2,
      ...units,
      'id_city.label': unit?.city_name,
      'id_ward.label': unit?.ward_name,
      delivery_company: 'ghn',
    };
    expect(await found('ben do')).toMatchObject([shown]);
    expect(await found('0987111999')).toMatchObject([shown]);
    expect(await found('b')).toEqual([]);
    expect(
      (await (await server.login('proposer')).post('/consignees-found', { text: 'ben do' })).status,
    ).toBe(403);
  });

  it('goods that lie there and were not sold for 30 days are counted, and the list has them', async () => {
    const goods = await newGoods();
    await run(
      `insert into stock_level (customer_id, goods_id, warehouse_id, on_hand) select 1, $1, min(id), 7 from warehouse where customer_id = 1`,
      [goods],
    );
    const { tiles } = await post<ReportAnswer>('/goods-cover-report', { filters: { goods_id: [goods] } });
    expect(tiles['unsold']?.values).toEqual({ unsold: 1 });
    const { rows } = await post<{ rows: object[] }>('/goods-cover-list', {
      viewMode: 'unsold',
      filters: { goods_id: [goods] },
    });
    expect(rows).toMatchObject([{ on_hand: 7, out_30: 0 }]);
  });
});
