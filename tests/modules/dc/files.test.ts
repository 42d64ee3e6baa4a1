import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ImportAnswer } from '#contract/import.ts';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type Reply, type TestServer } from '../../support/server.ts';
import { readBack, toUpload, toWorkbook } from '../../server/import/sheets.ts';

interface DcFile {
  id: number;
  code: string;
  status: string;
  file: string | null;
  error_file: string | null;
  rows: number;
  accepted: number;
  rejected: number;
  amount: number;
  reported_to: string | null;
}

interface Answer extends ImportAnswer {
  error?: { code: string; fields?: { path: string; code: string; message: string }[] };
}

const HEAD = ['Ngày bán', 'SKU', 'Số lượng', 'Giá bán', 'Người mua', 'SĐT', 'Tỉnh/thành'];

describeOnDatabase('files of what distributors sold', (database) => {
  let server: TestServer;
  let admin: Caller;
  let north: Caller;
  let nodes: Map<string, number>;
  let goods: { id: number; sku: string };

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 5 });
    [admin, north] = [await server.login('admin'), await server.login('distributor')];
    const rows = await run<{ code: string; id: number }>('select code, id from distributor');
    nodes = new Map(rows.map(({ code, id }) => [code, id]));
    const [row] = await run<{ id: number; sku: string }>(
      `select l.goods_id as id, l.sku from dc_movement_line l join dc_movement m on m.id = l.dc_movement_id where m.code = 'DM0002'`,
    );
    goods = row ?? { id: 0, sku: '' };
  });
  afterAll(() => server.close());

  const run = async <Result extends object>(text: string, values: unknown[] = []) =>
    (await server.db.withoutTenant('maintenance').query<Result>(text, values)).rows;

  const day = (ago: number): string =>
    new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Ho_Chi_Minh' }).format(Date.now() - ago * 86_400_000);

  const sale = (ago: number, quantity: number, buyer: string): unknown[] => [
    day(ago),
    goods.sku,
    quantity,
    149000,
    buyer,
    '0912345701',
    'Hải Phòng',
  ];

  async function send(rows: readonly (readonly unknown[])[], options: object = {}, fields: object = {}) {
    const chosen = { from_id: nodes.get('NPP-HP'), period_from: day(7), period_to: day(1), ...options };
    const { payload, type } = toUpload(
      { name: 'ban-ra.xlsx', bytes: await toWorkbook([HEAD, ...rows]) },
      { take_good: '1', options: JSON.stringify(chosen), ...fields },
    );
    const reply = await server.app.inject({
      method: 'POST',
      url: '/api/dc-file-import',
      headers: {
        authorization: `Bearer ${north.token}`,
        'x-client-key': 'khuon',
        'accept-language': 'vi',
        'content-type': type,
      },
      payload,
    });
    return { status: reply.statusCode, json: reply.json<Answer>() };
  }

  async function filesOf(caller = north): Promise<DcFile[]> {
    const reply = await caller.post('/dc-file-list', {
      perPage: 100,
      sort: { field: 'created_at', order: 'DESC' },
    });
    expect(reply.status, reply.body).toBe(200);
    return reply.json['rows'] as DcFile[];
  }

  async function undo(file: DcFile | undefined): Promise<Reply> {
    const { json } = await north.send('GET', `/dc_file/${file?.id}`);
    return north.post(`/dc_file/${file?.id}/undo_file`, { version: json['version'] });
  }

  async function held(): Promise<number> {
    const reply = await admin.post('/dc-stock-list', {
      filters: { distributor_id: [nodes.get('NPP-HP')], goods_id: [goods.id] },
    });
    return (reply.json['rows'] as { on_hand: number }[])[0]?.on_hand ?? 0;
  }

  async function bytesOf(address: string): Promise<Buffer> {
    const reply = await server.app.inject({
      method: 'GET',
      url: `/api/${address}`,
      headers: { authorization: `Bearer ${north.token}`, 'x-client-key': 'khuon' },
    });
    expect(reply.statusCode, address).toBe(200);
    return reply.rawPayload;
  }

  it('takes what is right, keeps the file and the one of errors, and tells the reason of each', async () => {
    const left = await held();
    const sent = await send([
      sale(3, 2, 'Chị Hoa'),
      sale(2, left, 'Anh Nam'),
      sale(9, 1, 'Chị Lan'),
      sale(2, 3, 'Chị Mai'),
    ]);
    expect(sent.status, JSON.stringify(sent.json)).toBe(200);
    expect(sent.json).toMatchObject({ stored: true, rows: 4, accepted: 2, rejected: 2 });
    expect(sent.json.errors.map(({ row }) => row)).toEqual([3, 4]);
    expect(await held()).toBe(left - 5);
    const [file] = await filesOf();
    expect(file).toMatchObject({ status: 'partly', rows: 4, accepted: 2, rejected: 2, amount: 5 * 149000 });
    const original = await readBack(await bytesOf(file?.file ?? ''));
    expect(original.rows).toHaveLength(5);
    const refused = await readBack(await bytesOf(file?.error_file ?? ''));
    expect(JSON.stringify(refused.rows)).toContain('nằm ngoài kỳ');
    const sales = await north.post('/dc-distribution-list', { filters: { dc_file_id: [file?.id] } });
    expect((sales.json['rows'] as { sold_on: string }[]).map(({ sold_on }) => sold_on).sort()).toEqual([
      day(3),
      day(2),
    ]);
  });

  it('changes nothing when it is sent again', async () => {
    const [before, left] = [await filesOf(), await held()];
    const again = await send([sale(3, 2, 'Chị Hoa'), sale(2, 3, 'Chị Mai')]);
    expect(again.json).toMatchObject({ stored: false, accepted: 0, rejected: 2 });
    expect(again.json.errors[0]?.message).toContain(before[0]?.code);
    expect([await filesOf(), await held()]).toEqual([before, left]);
  });

  it('stores nothing in a trial, and names the option that is wrong', async () => {
    const before = await filesOf();
    const trial = await send([sale(4, 1, 'Chị Thu')], {}, { dry_run: '1' });
    expect(trial.json).toMatchObject({ stored: false, accepted: 1 });
    for (const [options, path, code] of [
      [{ period_to: day(-2) }, 'options.period_to', 'rule.dc_file.future'],
      [{ period_from: day(1), period_to: day(4) }, 'options.period_to', 'period_backwards'],
      [{ from_id: nodes.get('HM') }, 'options.from_id', 'rule.dc_file.root'],
    ] as const) {
      const refused = await send([sale(4, 1, 'Chị Thu')], options);
      expect(refused.status, `${code} ${JSON.stringify(refused.json)}`).toBe(422);
      expect(refused.json.error?.fields?.map((one) => [one.path, one.code])).toEqual([[path, code]]);
    }
    const foreign = await send([sale(4, 1, 'Chị Thu')], { from_id: nodes.get('NPP-CT') });
    expect(foreign.json).toMatchObject({ stored: false, accepted: 0 });
    expect(new Set(foreign.json.errors.map(({ code }) => code))).toEqual(new Set(['reference_not_found']));
    expect(await filesOf()).toEqual(before);
  });

  it('is undone on the day it came, and never later', async () => {
    const left = await held();
    const [file] = await filesOf();
    const undone = await undo(file);
    expect(undone.status, undone.body).toBe(200);
    expect(await held()).toBe(left + 5);
    const [after] = await filesOf();
    expect(after).toMatchObject({ id: file?.id, status: 'undone', amount: 0 });
    expect((await north.send('GET', `/dc_file/${file?.id}`)).json).toMatchObject({
      reported_to: null,
      counted: 0,
    });
    expect((await undo(file)).status).not.toBe(200);
    expect((await send([sale(3, 2, 'Chị Hoa')])).json).toMatchObject({ stored: true, accepted: 1 });
    const [late] = await filesOf();
    await run(`update dc_file set sent_on = sent_on - 1 where id = $1`, [late?.id]);
    const refused = await undo(late);
    expect(refused.body).toContain('rule.dc_file.not_today');
  });

  it('shows each distributor the files of its own, and who is late', async () => {
    const own = await filesOf();
    const all = await filesOf(admin);
    expect(all.length).toBeGreaterThan(own.length);
    const late = async (caller: Caller) => {
      const reply = await caller.post('/dc-file-late-list', { perPage: 100 });
      expect(reply.status, reply.body).toBe(200);
      return (reply.json['rows'] as { code: string; is_late: boolean }[])
        .filter(({ is_late }) => is_late)
        .map(({ code }) => code);
    };
    expect(await late(admin)).toEqual(expect.arrayContaining(['NPP-MB', 'NPP-NB']));
    expect(await late(admin)).not.toContain('NPP-CT');
    expect(await late(north)).not.toContain('NPP-MN');
  });
});
