import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';

interface Line {
  id: number;
  goods_id: number;
  quantity: number;
  received: number | null;
  uid: string | null;
}

interface Movement {
  id: number;
  version: number;
  status: string;
  difference: number;
  to_name: string | null;
  lines: Line[];
}

describeOnDatabase('goods between distributors', (database) => {
  let server: TestServer;
  let admin: Caller;
  let north: Caller;
  let nodes: Map<string, number>;
  let goods: number;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 5 });
    [admin, north] = [await server.login('admin'), await server.login('distributor')];
    const rows = await run<{ code: string; id: number }>('select code, id from distributor');
    nodes = new Map(rows.map(({ code, id }) => [code, id]));
    const [row] = await run<{ goods_id: number }>(
      `select l.goods_id from dc_movement_line l join dc_movement m on m.id = l.dc_movement_id where m.code = 'DM0002'`,
    );
    goods = row?.goods_id ?? 0;
  });
  afterAll(() => server.close());

  const run = async <Result extends object>(text: string, values: unknown[] = []) =>
    (await server.db.withoutTenant('maintenance').query<Result>(text, values)).rows;

  const idOf = (code: string): number => nodes.get(code) ?? 0;

  const codesOf = (json: Record<string, unknown>) =>
    ((json['error'] as { fields?: { path: string; code: string }[] }).fields ?? []).map(({ path, code }) => [
      path,
      code,
    ]);

  async function make(body: object, caller = north): Promise<Movement> {
    const reply = await caller.post('/dc_movement', body);
    expect(reply.status, reply.body).toBe(201);
    return reply.json as unknown as Movement;
  }

  const firstWarehouse = async (): Promise<number> =>
    (await run<{ id: number }>('select min(id) as id from warehouse where customer_id = 1'))[0]?.id ?? 0;

  const read = async (id: number, caller = admin) =>
    (await caller.send('GET', `/dc_movement/${id}`)).json as unknown as Movement;

  async function move(id: number, key: string, body: object = {}, caller = north) {
    const { version } = await read(id);
    return caller.post(`/dc_movement/${id}/${key}`, { version, ...body });
  }

  async function stockOf(code: string, caller = admin): Promise<number> {
    const reply = await caller.post('/dc-stock-list', {
      filters: { distributor_id: [idOf(code)], goods_id: [goods] },
    });
    expect(reply.status, reply.body).toBe(200);
    const [row] = reply.json['rows'] as { on_hand: number }[];
    return row?.on_hand ?? 0;
  }

  it('begins with what the demo says: 400 − 120 − 150 − 10 = 120', async () => {
    expect([await stockOf('NPP-HP'), await stockOf('NPP-HP', north)]).toEqual([120, 120]);
    expect(await stockOf('NPP-MN', north)).toBe(0);
    expect(await stockOf('NPP-MN')).toBe(420);
  });

  it('goes one step down: held, sent, counted, the difference accepted', async () => {
    const [mb, hp] = [await stockOf('NPP-MB'), await stockOf('NPP-HP')];
    const body = {
      kind: 'supply',
      from_id: idOf('NPP-MB'),
      to_id: idOf('NPP-HP'),
      lines: [{ goods_id: goods, quantity: 30 }],
    };
    const made = await make(body);
    expect(made).toMatchObject({ status: 'draft', to_name: 'Nhà phân phối Hải Phòng' });
    expect((await move(made.id, 'send')).status).toBe(200);
    expect([await stockOf('NPP-MB'), await stockOf('NPP-HP')]).toEqual([mb - 30, hp]);
    const sent = await read(made.id);
    const counted = sent.lines.map((line) => ({ ...line, received: 28 }));
    const saved = await north.send('PUT', `/dc_movement/${made.id}`, {
      version: sent.version,
      lines: counted.map(({ id, received }) => ({ id, received })),
    });
    expect(saved.status, saved.body).toBe(200);
    const unsaid = await move(made.id, 'receive');
    expect(codesOf(unsaid.json)).toEqual([['difference_note', 'rule.dc_movement.difference_note']]);
    const { version } = await read(made.id);
    await north.send('PUT', `/dc_movement/${made.id}`, {
      version,
      difference_note: 'Thùng rách, thiếu hai áo',
    });
    expect((await move(made.id, 'receive')).status).toBe(200);
    expect(await read(made.id)).toMatchObject({ status: 'differs', difference: 2 });
    expect([await stockOf('NPP-MB'), await stockOf('NPP-HP')]).toEqual([mb - 30, hp + 28]);
    expect((await move(made.id, 'accept_difference', { note: 'Đồng ý trừ' })).status).toBe(200);
    expect(await read(made.id)).toMatchObject({ status: 'received', difference: 2 });
  });

  it('gives no more than the sender holds, also of two at once, and goes to nodes right below alone', async () => {
    const from_id = idOf('NPP-HP');
    const left = await stockOf('NPP-HP');
    const half = Math.ceil(left / 2) + 1;
    const body = {
      kind: 'supply',
      from_id,
      to_id: idOf('DL-KA'),
      lines: [{ goods_id: goods, quantity: half }],
    };
    const [one, two] = [await make(body), await make(body)];
    const replies = await Promise.all([move(one.id, 'send'), move(two.id, 'send')]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await stockOf('NPP-HP')).toBe(left - half);
    for (const to of ['NPP-NB', 'NPP-MB', 'NPP-HP']) {
      const reply = await north.post('/dc_movement', { ...body, to_id: idOf(to) });
      expect(codesOf(reply.json), to).toEqual([['to_id', 'rule.dc_movement.not_below']]);
    }
    const foreign = await north.post('/dc_movement', { ...body, to_id: idOf('NPP-CT') });
    expect(codesOf(foreign.json)).toEqual([['to_id', 'reference_not_found']]);
  });

  it('is sold at once, and goes back to the node above', async () => {
    const left = await stockOf('NPP-HP');
    const line = { goods_id: goods, quantity: 1 };
    const sold = await make({
      kind: 'sell_out',
      from_id: idOf('NPP-HP'),
      buyer_name: 'Chị Hoa',
      lines: [line],
    });
    expect(sold.status).toBe('received');
    expect(await stockOf('NPP-HP')).toBe(left - 1);
    const over = await north.post('/dc_movement', {
      kind: 'sell_out',
      from_id: idOf('NPP-HP'),
      lines: [{ goods_id: goods, quantity: left }],
    });
    expect(codesOf(over.json)).toEqual([['lines.0.quantity', 'rule.dc_movement.not_enough']]);
    const back = await make({
      kind: 'return',
      from_id: idOf('NPP-MB'),
      lines: [{ ...line, reason: 'damaged' }],
    });
    expect(back.to_name).toBe('Công ty Hoa Mai');
    const [{ had_on } = { had_on: '' }] = await run<{ had_on: string }>(
      `select to_char(max(m.received_at) at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM-DD') as had_on
from dc_movement m join dc_movement_line l on l.dc_movement_id = m.id where m.to_id = $1 and l.goods_id = $2`,
      [idOf('NPP-MB'), goods],
    );
    expect(back.lines[0]).toMatchObject({ had_on });
    expect((await move(back.id, 'send')).status).toBe(200);
    const own = await move(back.id, 'receive');
    expect(own.status).toBe(409);
    const nowhere = await move(back.id, 'receive', {}, admin);
    expect(codesOf(nowhere.json)).toEqual([['warehouse_id', 'rule.dc_movement.no_return_warehouse']]);
    const warehouse_id = await firstWarehouse();
    const { version } = await read(back.id);
    const own_choice = await north.send('PUT', `/dc_movement/${back.id}`, { version, warehouse_id });
    expect(codesOf(own_choice.json)).toEqual([['', 'rule.dc_movement.not_receiver']]);
    await admin.send('PUT', `/dc_movement/${back.id}`, { version, warehouse_id });
    const received = await move(back.id, 'receive', {}, admin);
    expect(received.status, received.body).toBe(200);
    expect(
      await run(
        `select r.kind, r.status, r.warehouse_id, l.goods_id, l.expected_quantity from goods_receipt r
join goods_receipt_line l on l.goods_receipt_id = r.id where r.code = $1`,
        [received.json['receipt_code']],
      ),
    ).toEqual([{ kind: 'return', status: 'receiving', warehouse_id, goods_id: goods, expected_quantity: 1 }]);
    const top = await admin.post('/dc_movement', {
      kind: 'return',
      from_id: idOf('HM'),
      lines: [line],
    });
    expect(codesOf(top.json)).toEqual([['from_id', 'rule.dc_movement.no_parent']]);
  });

  it('tells the receiver what comes, and the sender what differs', async () => {
    const line = { goods_id: goods, quantity: 2, reason: 'unsold' };
    const back = await make({ kind: 'return', from_id: idOf('NPP-MB'), lines: [line] });
    expect((await move(back.id, 'send')).status).toBe(200);
    const { version, lines } = await read(back.id);
    const counted = await admin.send('PUT', `/dc_movement/${back.id}`, {
      version,
      warehouse_id: await firstWarehouse(),
      difference_note: 'Thiếu một áo so với phiếu',
      lines: lines.map(({ id }) => ({ id, received: 1 })),
    });
    expect(counted.status, counted.body).toBe(200);
    expect((await move(back.id, 'receive', {}, admin)).json).toMatchObject({ status: 'differs' });
    const heard = await run<{ username: string; title: string; url: string }>(
      `select a.username, n.title, n.url from khuon_notification n join account a on a.id = n.account_id
where n.url = $1`,
      [`/dc/return-history/${back.id}`],
    );
    const url = `/dc/return-history/${back.id}`;
    expect(heard).toContainEqual({ username: 'admin', title: 'dc_goods_arriving', url });
    expect(heard.filter(({ username }) => username === 'distributor')).toEqual([
      { username: 'distributor', title: 'dc_movement_differs', url },
    ]);
  });

  it('follows a piece by its stamp from holder to holder', async () => {
    const uid = 'DC-UID-1';
    await run(
      `insert into stamp (customer_id, code, hash_code, status, goods_id, kind, print_count, scan_count)
 values (1, $1, 'abcdefabcdef', 5, $2, 'uid', 1, 0)`,
      [uid, goods],
    );
    const piece = { goods_id: goods, quantity: 1, uid };
    const [shelf] = await run<{ id: number }>(
      'select warehouse_id as id from stock_level where goods_id = $1 and on_hand - reserved >= 2 order by on_hand desc limit 1',
      [goods],
    );
    const supply = async (from: string, to: string, line: object, caller = admin) => {
      const warehouse_id = from === 'HM' ? shelf?.id : null;
      const made = await make(
        { kind: 'supply', from_id: idOf(from), to_id: idOf(to), warehouse_id, lines: [line] },
        caller,
      );
      return { id: made.id, sent: await move(made.id, 'send', {}, caller) };
    };
    const nowhere = await make(
      { kind: 'supply', from_id: idOf('HM'), to_id: idOf('NPP-MB'), lines: [piece] },
      admin,
    );
    expect(codesOf((await move(nowhere.id, 'send', {}, admin)).json)).toEqual([
      ['warehouse_id', 'rule.dc_movement.no_warehouse'],
    ]);
    const early = await supply('NPP-MB', 'NPP-HP', piece);
    expect(codesOf(early.sent.json)).toEqual([['lines.0.uid', 'rule.dc_movement.uid_unavailable']]);
    const first = await supply('HM', 'NPP-MB', piece);
    expect(first.sent.status, first.sent.body).toBe(200);
    expect((await move(early.id, 'send')).status).toBe(422);
    expect((await move(first.id, 'receive')).status).toBe(200);
    expect((await move(early.id, 'send')).status).toBe(200);
    const unknown = await supply('HM', 'NPP-MB', { ...piece, uid: 'NO-SUCH' });
    expect(codesOf(unknown.sent.json)).toEqual([['lines.0.uid', 'rule.dc_movement.wrong_uid']]);
    const twice = await north.post('/dc_movement', {
      kind: 'supply',
      from_id: idOf('NPP-MB'),
      to_id: idOf('NPP-HP'),
      lines: [{ ...piece, quantity: 2 }],
    });
    expect(codesOf(twice.json)).toEqual([['lines.0.quantity', 'rule.dc_movement_line.one_piece']]);
  });
});
