import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type Reply, type TestServer } from '../../support/server.ts';
import { findBroken } from '../stock/findBroken.ts';

interface Transfer {
  id: number;
  version: number;
  code: string;
  status: string;
  lines: { id: number; stamp_codes: string[] | null; sent_quantity: number | null }[];
}

const failedOf = ({ status, json }: Reply) => {
  const { code, fields = [] } = json['error'] as { code: string; fields?: { path: string; code: string }[] };
  return [status, ...(fields.length > 0 ? fields.map((field) => `${field.path} ${field.code}`) : [code])];
};

describeOnDatabase('pieces that go to another warehouse', (database) => {
  let server: TestServer;
  let admin: Caller;
  let [from, to] = [0, 0];
  let count = 0;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 5 });
    admin = await server.login('admin');
    const rows = await run<{ id: number }>(
      'select id from warehouse where customer_id = 1 order by id limit 2',
    );
    [from = 0, to = 0] = rows.map(({ id }) => id);
  });
  afterAll(() => server.close());

  const run = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await server.db.withoutTenant('maintenance').query<Row>(text, values)).rows;

  /** A new goods of which so many of each expiry lie at the origin. */
  async function haveGoods(pieces: readonly (readonly [expiry: string | null, count: number])[]) {
    const total = pieces.reduce((sum, [, quantity]) => sum + quantity, 0);
    const [made] = await run<{ id: number }>(
      `with g as (insert into goods (customer_id, sku, name, unit, item_per_pack, active)
  values (1, 'CT' || nextval(pg_get_serial_sequence('goods', 'id')), 'Hàng có tem', 'piece', 1, true) returning id),
l as (insert into stock_level (customer_id, goods_id, warehouse_id, on_hand) select 1, id, $1, $2 from g)
select id from g`,
      [from, total],
    );
    const id = made?.id ?? 0;
    for (const [expiry, quantity] of pieces) {
      await run(
        'insert into stock_balance (customer_id, goods_id, warehouse_id, expired_date, quantity) values (1, $1, $2, $3, $4)',
        [id, from, expiry, quantity],
      );
      await run(
        `insert into stock_move (customer_id, goods_id, from_place, to_place, to_warehouse_id, expired_date, quantity, reason)
  values (1, $1, 'adjust', 'stock', $2, $3, $4, 'opening')`,
        [id, from, expiry, quantity],
      );
    }
    return id;
  }
  /** Stamps on so many pieces of a goods at the origin. */
  async function haveStamps(goods: number, quantity: number): Promise<string[]> {
    const codes = Array.from({ length: quantity }, () => `CTTEM${(count += 1)}`);
    await run(
      `insert into stamp (customer_id, code, hash_code, status, goods_id, kind, print_count, warehouse_id)
  select 1, c, c || 'SECRETSECRET', 3, $1, 'uid', 0, $2 from unnest($3::text[]) c`,
      [goods, from, codes],
    );
    return codes;
  }
  const stampsOf = async (codes: readonly string[]) =>
    (
      await run<{ code: string; status: number; warehouse_id: number }>(
        'select code, status, warehouse_id from stamp where code = any($1::text[]) order by code',
        [codes],
      )
    ).map(({ status, warehouse_id }) => [status, warehouse_id]);
  async function post<Made = Transfer>(url: string, body: object = {}): Promise<Made> {
    const reply = await admin.post(url, body);
    expect(reply.status, `${url} ${reply.body}`).toBeLessThan(300);
    return reply.json as Made;
  }
  const create = (goods: number, quantity: number, more: object = {}) =>
    post('/goods_transfer', {
      from_warehouse_id: from,
      to_warehouse_id: to,
      lines: [{ goods_id: goods, quantity, ...more }],
    });
  const receiptOf = async (transfer: number) => {
    const [found] = await run<{ id: number }>('select id from goods_receipt where transfer_id = $1', [
      transfer,
    ]);
    return (await admin.send('GET', `/goods_receipt/${found?.id ?? 0}`)).json as {
      id: number;
      version: number;
      code: string;
      lines: { id: number; expired_date: string | null }[];
    };
  };
  async function countAll(transfer: number, received: number): Promise<number> {
    await post(`/goods_transfer/${transfer}/receive_transfer`);
    const receipt = await receiptOf(transfer);
    const reply = await admin.send('PUT', `/goods_receipt/${receipt.id}`, {
      version: receipt.version,
      lines: receipt.lines.map(({ id }) => ({
        id,
        received_quantity: received,
        variance_reason: 'Thiếu khi mở thùng',
      })),
    });
    expect(reply.status, reply.body).toBe(200);
    await post(`/goods_receipt/${receipt.id}/count`);
    return receipt.id;
  }

  it('are those of the expiry that the line names, and no more than lie there', async () => {
    const goods = await haveGoods([
      ['2099-01-01', 4],
      ['2099-06-01', 6],
    ]);
    const many = await create(goods, 7, { expired_date: '2099-06-01' });
    expect(failedOf(await admin.post(`/goods_transfer/${many.id}/confirm`))).toEqual([
      422,
      'lines.0.expired_date rule.goods_transfer_line.expiry_short',
    ]);
    const { id } = await create(goods, 5, { expired_date: '2099-06-01' });
    await post(`/goods_transfer/${id}/confirm`);
    await post(`/goods_transfer/${id}/send`);
    const left = await run(
      'select expired_date::text, quantity from stock_balance where goods_id = $1 and warehouse_id = $2 and quantity > 0 order by expired_date',
      [goods, from],
    );
    expect(left).toEqual([
      { expired_date: '2099-01-01', quantity: 4 },
      { expired_date: '2099-06-01', quantity: 1 },
    ]);
    await post(`/goods_transfer/${id}/receive_transfer`);
    expect((await receiptOf(id)).lines).toMatchObject([{ expired_date: '2099-06-01' }]);
    expect(await findBroken(run)).toEqual([]);
  });

  it('with stamps are scanned before they leave; stamps go along and arrive with what is counted', async () => {
    const goods = await haveGoods([[null, 3]]);
    const codes = await haveStamps(goods, 3);
    const [first = '', second = '', third = ''] = codes;
    const { id } = await create(goods, 2);
    await post(`/goods_transfer/${id}/confirm`);
    expect(failedOf(await admin.post(`/goods_transfer/${id}/send`))).toEqual([
      422,
      'lines.0.stamp_codes messages.uid_not_scanned',
    ]);
    const scan = (given: readonly string[], more: object = {}) =>
      admin.post(`/goods_transfer/${id}/scan_transfer_stamps`, { codes: given, ...more });
    expect(failedOf(await scan(['NOWHERE1']))).toEqual([422, 'codes messages.wrong_uid']);
    expect(failedOf(await scan(codes))).toEqual([422, 'codes messages.scan_exceeds_export']);
    expect((await scan([first])).json).toMatchObject({ lines: [{ stamp_codes: [first] }] });
    expect((await scan([second, third], { instead: true })).json).toMatchObject({
      lines: [{ stamp_codes: [second, third] }],
    });
    expect((await scan([first, second], { instead: true })).json).toMatchObject({
      lines: [{ stamp_codes: [first, second] }],
    });
    await post(`/goods_transfer/${id}/send`);
    expect(await stampsOf(codes)).toEqual([
      [5, from],
      [5, from],
      [3, from],
    ]);
    const receipt = await countAll(id, 2);
    expect(await stampsOf([first, second])).toEqual([
      [2, to],
      [2, to],
    ]);
    for (const key of ['approve', 'stow', 'close']) await post(`/goods_receipt/${receipt}/${key}`);
    expect(await stampsOf([first, second])).toEqual([
      [3, to],
      [3, to],
    ]);
  });

  it('that do not all come are scanned one by one, and what is lost loses its stamp', async () => {
    const goods = await haveGoods([[null, 2]]);
    const [here = '', gone = ''] = await haveStamps(goods, 2);
    const { id } = await create(goods, 2);
    await post(`/goods_transfer/${id}/confirm`);
    await post(`/goods_transfer/${id}/scan_transfer_stamps`, { codes: [here, gone] });
    await post(`/goods_transfer/${id}/send`);
    await post(`/goods_transfer/${id}/receive_transfer`);
    const receipt = await receiptOf(id);
    const scan = (body: object) =>
      admin.post(
        '/scan/receipt',
        {
          warehouse_id: to,
          receipt_id: receipt.id,
          command: 'scan',
          operation: `ct-${(count += 1)}`,
          ...body,
        },
        { 'Idempotency-Key': `ct-key-${count}` },
      );
    const [other = ''] = await haveStamps(goods, 1);
    expect(failedOf(await scan({ code: other }))).toEqual([422, 'code messages.uid_unavailable']);
    expect((await scan({ code: here })).status).toBe(200);
    expect((await scan({ command: 'undo' })).status).toBe(200);
    expect(await stampsOf([here])).toEqual([[5, to]]);
    expect((await scan({ code: here })).status).toBe(200);
    const now = await receiptOf(id);
    await admin.send('PUT', `/goods_receipt/${receipt.id}`, {
      version: now.version,
      lines: now.lines.map((line) => ({ id: line.id, variance_reason: 'Thất lạc' })),
    });
    await post(`/goods_receipt/${receipt.id}/count`);
    expect(await stampsOf([here, gone])).toEqual([
      [2, to],
      [5, from],
    ]);
    await post(`/goods_transfer/${id}/settle`, { difference_to: 'lost', note: 'Mất trên đường' });
    expect(await stampsOf([gone])).toEqual([[0, from]]);
    expect(await findBroken(run)).toEqual([]);
  });
});
