import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';

describeOnDatabase('checks of a stamp', (database) => {
  let server: TestServer;
  let admin: Caller;
  let north: Caller;
  let south: Caller;
  let nodes: Map<string, number>;
  let goods_id: number;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 5 });
    [admin, north, south] = [
      await server.login('admin'),
      await server.login('distributor'),
      await server.login('south'),
    ];
    const rows = await run<{ code: string; id: number }>('select code, id from distributor');
    nodes = new Map(rows.map(({ code, id }) => [code, id]));
    [{ id: goods_id } = { id: 0 }] = await run<{ id: number }>(
      `select l.goods_id as id from dc_movement_line l join dc_movement m on m.id = l.dc_movement_id where m.code = 'DM0001' order by l.id limit 1`,
    );
    await run(
      `insert into stamp (customer_id, code, hash_code, status, goods_id, kind, print_count, scan_count)
 select 1, x.code, 'abcdefabcdef', x.status, $1, 'uid', 1, 0 from (values ('QR-1', 5), ('QR-2', 0)) x(code, status)`,
      [goods_id],
    );
    await hand('HM', 'NPP-MB', admin);
    await hand('NPP-MB', 'NPP-HP', north);
  });
  afterAll(() => server.close());

  const run = async <Result extends object>(text: string, values: unknown[] = []) =>
    (await server.db.withoutTenant('maintenance').query<Result>(text, values)).rows;

  const idOf = (code: string): number => nodes.get(code) ?? 0;

  const line = () => ({ goods_id, quantity: 1, uid: 'QR-1' });

  async function hand(from: string, to: string, caller: Caller): Promise<void> {
    const [shelf] = await run<{ id: number }>(
      'select warehouse_id as id from stock_level where goods_id = $1 and on_hand > reserved order by on_hand desc limit 1',
      [goods_id],
    );
    const warehouse_id = from === 'HM' ? shelf?.id : null;
    const body = {
      kind: 'supply',
      from_id: idOf(from),
      to_id: idOf(to),
      warehouse_id,
      lines: [line()],
    };
    const made = await caller.post('/dc_movement', body);
    expect(made.status, made.body).toBe(201);
    const { id, version } = made.json as unknown as { id: number; version: number };
    const sent = await caller.post(`/dc_movement/${id}/send`, { version });
    expect(sent.status, sent.body).toBe(200);
    const received = await admin.post(`/dc_movement/${id}/receive`, { version: version + 1 });
    expect(received.status, received.body).toBe(200);
  }

  async function check(caller: Caller, code: string, id_city: number | null = null) {
    const reply = await caller.post('/qr_check', { code, id_city });
    expect(reply.status, reply.body).toBe(201);
    return reply.json;
  }

  it('says what a piece is, to each as far as his network goes', async () => {
    expect(await check(north, 'QR-1', 31)).toMatchObject({
      result: 'genuine',
      holder_name: 'Nhà phân phối Hải Phòng',
      checks: 1,
      chain: 'Công ty Hoa Mai → Nhà phân phối Miền Bắc → Nhà phân phối Hải Phòng',
    });
    expect(await check(north, 'QR-1', 79)).toMatchObject({ result: 'out_of_territory', checks: 2 });
    expect(await check(admin, 'QR-1', 79)).toMatchObject({ result: 'out_of_territory', checks: 3 });
    const foreign = await check(south, 'QR-1', 79);
    expect(foreign).toMatchObject({ result: 'foreign', holder_name: null, chain: null, goods_id: null });
    expect((await check(south, 'QR-2'))['result']).toBe('recalled');
    expect((await check(south, 'NO-SUCH'))['result']).toBe('unknown');
    const sold = { kind: 'sell_out', from_id: idOf('NPP-HP'), buyer_name: 'Chị Hoa', lines: [line()] };
    const reply = await north.post('/dc_movement', sold);
    expect(reply.status, reply.body).toBe(201);
    expect((await check(north, 'QR-1', 31))['result']).toBe('sold');
  });

  it("is a distributor's when it was granted, and nobody changes what was said", async () => {
    await run(`update distributor set can_check_qr = false where code = 'NPP-MN'`);
    expect((await south.post('/qr_check', { code: 'QR-1' })).status).toBe(422);
    const { id, version } = await check(admin, 'QR-1');
    expect((await admin.send('PUT', `/qr_check/${String(id)}`, { version, note: 'x' })).status).toBe(404);
  });

  let steps = 0;
  /** A step of a scanner, under a name of its own. */
  const scan = (caller: Caller, body: object, operation = `qr-${(steps += 1)}`) =>
    caller.post(
      '/scan/qr-check',
      { operation, command: 'scan', ...body },
      { 'idempotency-key': `step-${operation}` },
    );
  const codesOf = (json: Record<string, unknown>) =>
    (json['error'] as { fields: { path: string; code: string }[] }).fields.map(({ path, code }) => [
      path,
      code,
    ]);

  it('is made by scanner one after the other, with the sound of what was found', async () => {
    await run('delete from qr_check where customer_id = 1');
    await run(
      `insert into stamp (customer_id, code, hash_code, status, goods_id, kind, print_count, scan_count)
 values (1, 'QR-3', 'abcdefabcdef', 5, $1, 'uid', 1, 0)`,
      [goods_id],
    );
    const at = async (code: string, id_city?: number) => {
      const reply = await scan(admin, { code, id_city });
      expect(reply.status, reply.body).toBe(200);
      const { said, sound, value } = reply.json;
      return [said, sound, value];
    };
    expect(await at('QR-3')).toEqual(['scan.qr.genuine', 'success', 'QR-3']);
    expect(await at('QR-1')).toEqual(['scan.qr.sold', 'attention', 'QR-1']);
    expect(await at('QR-1', 79)).toEqual(['scan.qr.out_of_territory', 'error', 'QR-1']);
    expect(await at('QR-2')).toEqual(['scan.qr.recalled', 'error', 'QR-2']);
    const reply = await scan(admin, { code: 'NO-SUCH' }, 'once');
    expect(reply.json).toMatchObject({ said: 'messages.wrong_uid', sound: 'error', value: 'NO-SUCH' });
    expect((await scan(admin, { code: 'NO-SUCH' }, 'once')).json).toEqual(reply.json);
    const { checks } = reply.json['task'] as { checks: { code: string; result: string }[] };
    expect(checks.map(({ code, result }) => [code, result])).toEqual([
      ['NO-SUCH', 'unknown'],
      ['QR-2', 'recalled'],
      ['QR-1', 'out_of_territory'],
      ['QR-1', 'sold'],
      ['QR-3', 'genuine'],
    ]);
    expect(await run('select id from qr_check where customer_id = 1')).toHaveLength(5);
  });

  it('refuses a scan without a code, of whom it was not granted, and pictures of what others checked', async () => {
    const before = (await run('select id from qr_check')).length;
    const empty = await scan(admin, {});
    expect([empty.status, codesOf(empty.json)]).toEqual([422, [['code', 'is_empty']]]);
    const other = await scan(admin, { command: 'finish', code: 'QR-1' });
    expect([other.status, codesOf(other.json)]).toEqual([422, [['command', 'not_a_choice']]]);
    expect((await scan(south, { code: 'QR-1' })).status).toBe(422);
    expect((await scan(await server.login('crm'), { code: 'QR-1' })).status).toBe(403);
    const [{ id } = { id: 0 }] = await run<{ id: number }>(
      'select max(id) as id from qr_check where customer_id = 1',
    );
    const foreign = await scan(north, { command: 'image', check_id: id, images: [] });
    expect(foreign.status).toBe(422);
    expect(await run('select id from qr_check')).toHaveLength(before);
  });
});
