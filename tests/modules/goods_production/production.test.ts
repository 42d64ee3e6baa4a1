import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type Reply, type TestServer } from '../../support/server.ts';
import { findBrokenMaterial } from '../material/findBrokenMaterial.ts';
import { findBroken } from '../stock/findBroken.ts';

interface Row {
  id: number;
  version: number;
  code: string;
  status: string;
  [field: string]: unknown;
}

describeOnDatabase('production', (database) => {
  let server: TestServer;
  let planner: Caller;
  let admin: Caller;
  let warehouse_id: number;
  let team_id: number;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 5 });
    [planner, admin] = [await server.login('production'), await server.login('admin')];
    [{ id: warehouse_id } = { id: 0 }] = await run<{ id: number }>(
      'select min(id) as id from warehouse where customer_id = 1',
    );
    team_id = (await post('/production_team', { code: 'T1', name: 'Tổ thử', stages: ['cut', 'sew', 'pack'] }))
      .id;
  });
  afterAll(() => server.close());

  const run = async <Result extends object>(text: string, values: unknown[] = []) =>
    (await server.db.withoutTenant('maintenance').query<Result>(text, values)).rows;

  async function post(url: string, body: object = {}, caller = planner): Promise<Row> {
    const reply = await caller.post(url, body);
    expect(reply.status, reply.body).toBeLessThan(300);
    return reply.json as unknown as Row;
  }

  let made = 0;
  /** A style with sizes S and M, cloth for it in rolls of 50 m, and its norm. */
  async function haveStyle(rolls: number, shades: readonly string[] = []) {
    const style = `K${(made += 1)}`;
    const goods = await run<{ id: number }>(
      `insert into goods (customer_id, sku, name, unit, item_per_pack, active, style_code, size)
  values (1, $1 || '-S', 'Áo', 'piece', 1, true, $1, 'S'), (1, $1 || '-M', 'Áo', 'piece', 1, true, $1, 'M') returning id`,
      [style],
    );
    const material = await post('/material', {
      code: `V-${style}`,
      name: 'Vải',
      kind: 'fabric',
      unit: 'm',
      pack_size: 50,
    });
    const [supplier] = await run<{ id: number }>('select min(id) as id from supplier where customer_id = 1');
    const receipt = await post(
      '/material_receipt',
      {
        supplier_id: supplier?.id,
        warehouse_id,
        received_on: '2026-01-05',
        lines: Array.from({ length: rolls }, (_, at) => ({
          material_id: material.id,
          shade: shades[at] ?? null,
          quantity: 50,
          unit_price: 60_000,
        })),
      },
      admin,
    );
    await post(`/material_receipt/${receipt.id}/post`);
    return { style, goods: goods.map(({ id }) => id), material: material.id };
  }
  const haveNorm = (style: string, material_id: number, sizes: readonly (string | null)[]) =>
    post('/production_norm', {
      style_code: style,
      effective_from: '2026-01-01',
      lines: sizes.map((size) => ({ material_id, size, quantity: 0.8, waste_percent: 5 })),
      rates: [
        { stage: 'cut', piece_rate: 1000 },
        { stage: 'sew', piece_rate: 4500 },
        { stage: 'pack', piece_rate: 500 },
      ],
    });
  const ask = (style: string, goods: readonly number[], quantity: number) =>
    post('/production_requirement', {
      style_code: style,
      due_on: '2026-03-01',
      warehouse_id,
      team_id,
      lines: goods.map((goods_id) => ({ goods_id, quantity })),
    });
  async function work(requirement_id: number, stage: string, lines: object[], more: object = {}) {
    const { id } = await post('/production_record', {
      requirement_id,
      stage,
      team_id,
      work_date: '2026-01-10',
      lines,
      ...more,
    });
    await post(`/production_record/${id}/join`);
    await post(`/production_record/${id}/process`);
    return { id, finished: await planner.post(`/production_record/${id}/finish`) };
  }
  /** Counts a receipt as it is expected, and puts it away. */
  async function stow(code: string): Promise<void> {
    const [found] = await run<{ id: number }>('select id from goods_receipt where code = $1', [code]);
    const { json } = await admin.send('GET', `/goods_receipt/${found?.id ?? 0}`);
    const lines = (json['lines'] as { id: number; expected_quantity: number }[]).map(
      ({ id, expected_quantity }) => ({ id, received_quantity: expected_quantity }),
    );
    const counted = await admin.send('PUT', `/goods_receipt/${found?.id ?? 0}`, {
      version: json['version'],
      lines,
    });
    expect(counted.status, counted.body).toBe(200);
    for (const key of ['count', 'approve', 'stow'])
      await post(`/goods_receipt/${found?.id ?? 0}/${key}`, {}, admin);
  }
  const confirm = (id: number) => post(`/production_record/${id}/confirm`, {}, admin);

  it('has materials in the demo that add up, with 600 pieces short of four rolls', async () => {
    expect(await findBrokenMaterial(run)).toEqual([]);
    expect(
      await run(`select n.code, n.open_requirements from production_norm n where n.open_requirements <> (select count(*)
        from production_requirement r where r.norm_id = n.id and r.status not in ('confirmed', 'rejected'))`),
    ).toEqual([]);
    const filters = { document_code: 'SX0001' };
    const reply = await planner.post('/requirement-material-list', { filters });
    expect((reply.json as unknown as { rows: object[] }).rows).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ needed: 540.75, on_hand: 350, shortage: 190.75, buy_packs: 4 }),
      ]),
    );
  });

  it('is asked, given its material, made stage by stage, and received at what it cost', async () => {
    const { style, goods, material } = await haveStyle(2);
    const norm = await haveNorm(style, material, ['S', 'M']);
    await post(`/production_norm/${norm.id}/activate`);
    // 0.8 × 1.05 × 60,000
    expect(await run('select material_cost from production_norm where id = $1', [norm.id])).toEqual([
      { material_cost: 50_400 },
    ]);
    const asked = await ask(style, goods, 50);
    // 100 × 0.8 × 1.05 = 84 m
    const accepted = await post(`/production_requirement/${asked.id}/accept`);
    expect(accepted).toMatchObject({ status: 'accepted', norm_id: norm.id });
    const usedBy = async () =>
      (
        await run<{ open_requirements: number }>(
          'select open_requirements from production_norm where id = $1',
          [norm.id],
        )
      )[0]?.open_requirements;
    expect(await usedBy()).toBe(1);
    const needs = await post('/requirement-need-list', {
      filters: { document_code: asked.code },
      sort: { field: 'size', order: 'DESC' },
    });
    expect(needs['rows']).toMatchObject(
      ['S', 'M'].map((size) => ({ size, pieces: 50, per_piece: 0.8, waste_percent: 5, quantity: 42 })),
    );
    await post(`/production_requirement/${asked.id}/issue_materials`);
    const [first] = await run<{ id: number; remaining: number }>(
      'select id, remaining::float8 as remaining from material_lot where material_id = $1 order by id desc',
      [material],
    );
    expect(first?.remaining).toBe(16);
    await post(`/material_lot/${first?.id}/return_lot`, { document_code: asked.code, quantity: 4 });
    for (const step of ['join', 'process']) await post(`/production_requirement/${asked.id}/${step}`);
    const all = goods.map((goods_id) => ({ goods_id, good: 50, defect: 0 }));
    const linesOf = async (stage: string) =>
      (await planner.post('/work-lines', { requirement_id: asked.id, stage })).json['rows'];
    expect(await linesOf('cut')).toMatchObject(all);
    expect(await linesOf('sew')).toBeUndefined();
    await confirm((await work(asked.id, 'cut', all)).id);
    expect([await linesOf('cut'), await linesOf('sew')]).toMatchObject([undefined, all]);
    const [stranger] = await run<{ id: number }>(`select id from goods where sku = 'TS-AT01-S'`);
    const foreign = { requirement_id: asked.id, stage: 'cut', team_id, work_date: '2026-01-10' };
    const refusedWork = await planner.post('/production_record', {
      ...foreign,
      lines: [{ goods_id: stranger?.id, good: 1, defect: 0 }],
    });
    expect([refusedWork.status, refusedWork.body]).toEqual([
      422,
      expect.stringContaining('rule.production_record.not_asked'),
    ]);
    const tooMany = await work(asked.id, 'sew', [{ goods_id: goods[0], good: 51, defect: 0 }]);
    expect([tooMany.finished.status, tooMany.finished.body]).toEqual([
      422,
      expect.stringContaining('lines.0.good'),
    ]);
    const sewn = goods.map((goods_id) => ({ goods_id, good: 49, defect: 1 }));
    const begun = new Date(Date.now() - 200 * 60_000).toISOString();
    const sew = await work(asked.id, 'sew', sewn, { defect_reason: 'Lệch vai', started_at: begun });
    expect(sew.finished.json).toMatchObject({
      status: 'done',
      wage: 98 * 4500,
      minutes: 200,
      minutes_per_piece: 2,
    });
    expect((await planner.post(`/production_record/${sew.id}/confirm`)).status).toBe(409);
    // What is finished is neither another team's nor longer, until somebody sends it back.
    const path = `/production_record/${sew.id}`;
    const { version } = sew.finished.json;
    for (const change of [
      { team_id: null },
      { started_at: null },
      { worker_names: 'Hoa' },
      { work_date: '2026-01-09' },
    ])
      expect(
        (await planner.send('PUT', path, { version, ...change })).json['error'],
        JSON.stringify(change),
      ).toMatchObject({ code: 'invalid_status' });
    // Who wrote the quantities of somebody else's record does not confirm them either, and may send them back.
    await post(`/production_record/${sew.id}/reject`, { note: 'Đếm lại cỡ M' }, admin);
    await post(`/production_record/${sew.id}/finish`, {}, admin);
    const own = await admin.post(`/production_record/${sew.id}/confirm`);
    expect([own.status, own.body]).toEqual([409, expect.stringContaining('rule.production_record.own')]);
    await post(`/production_record/${sew.id}/reject`, { note: 'Đếm lại cỡ S' }, admin);
    await post(`/production_record/${sew.id}/finish`);
    await confirm(sew.id);
    await confirm(
      (
        await work(
          asked.id,
          'pack',
          goods.map((goods_id) => ({ goods_id, good: 49, defect: 0 })),
        )
      ).id,
    );
    const confirmed = await post(`/production_requirement/${asked.id}/confirm`);
    // 80 m × 60,000; 100 × 1,000 + 98 × 4,500 + 98 × 500
    expect(confirmed).toMatchObject({ status: 'confirmed', finished: 98, defect: 2, cut: 100 });
    expect(await usedBy()).toBe(0);
    const [cost] = await run('select material_cost, wage_cost from production_requirement where id = $1', [
      asked.id,
    ]);
    expect(cost).toEqual({ material_cost: 4_800_000, wage_cost: 590_000 });
    const receipts = await run(
      `select r.status, r.kind, r.expected_quantity, l.unit_cost from goods_receipt r join goods_receipt_line l on l.goods_receipt_id = r.id where r.code = $1`,
      [confirmed['receipt_code']],
    );
    expect(receipts[0]).toEqual({
      status: 'receiving',
      kind: 'production',
      expected_quantity: 98,
      unit_cost: 55_000,
    });
    expect(await findBrokenMaterial(run)).toEqual([]);
    await stow(String(confirmed['receipt_code']));
    // What the workshop took and what the warehouse got say the same of it, in pieces and in money.
    expect(await findBroken(run)).toEqual([]);
    const moves = await run(
      `select goods_id, sum(quantity) filter (where from_place = 'production')::int as made,
         sum(quantity) filter (where to_place = 'stock')::int as stowed
       from stock_move where document_code = $1 group by 1 order by 1`,
      [confirmed['receipt_code']],
    );
    expect(moves).toEqual(goods.map((goods_id) => ({ goods_id, made: 49, stowed: 49 })));
    const costs = await run(
      `select kind, quantity, unit_cost, average_after from goods_cost where document_code = $1 order by goods_id`,
      [confirmed['receipt_code']],
    );
    // (4,800,000 + 590,000) / 98
    expect(costs).toEqual(
      goods.map(() => ({ kind: 'production', quantity: 49, unit_cost: 55_000, average_after: 55_000 })),
    );
    const used = await post('/norm-use-list', { filters: { document_code: asked.code } });
    expect(used['rows']).toMatchObject([
      { needed: 84, consumed: 80, difference: -4, difference_percent: -4.8, pieces: 100, per_piece: 0.8 },
    ]);
  });

  it('takes the lines of a requirement from its style', async () => {
    const { style, goods } = await haveStyle(1);
    const { rows } = await post('/style-lines', { style_code: style, quantity: 30 });
    expect(rows).toMatchObject(goods.map((goods_id) => ({ goods_id, quantity: 30 })));
    // What the cells of its matrix are, before anything is typed into them.
    const cells = (await post('/style-lines', { style_code: style }))['rows'];
    expect(cells).toMatchObject(goods.map((goods_id) => ({ goods_id, quantity: null })));
    expect((cells as { size: string }[]).map(({ size }) => size)).toEqual(['S', 'M']);
    const unknown = await planner.post('/style-lines', { style_code: 'K0', quantity: 1 });
    expect(unknown.body).toContain('rule.production_requirement.no_style');
  });

  it('is given rolls of one shade, and of several only where somebody says so', async () => {
    const { style, goods, material } = await haveStyle(3, ['A', 'B', 'B']);
    const norm = await haveNorm(style, material, [null]);
    await post(`/production_norm/${norm.id}/activate`);
    const accepted = async (pieces: number) => {
      const { id, code } = await ask(style, goods, pieces);
      await post(`/production_requirement/${id}/accept`);
      return { id, code };
    };
    const left = () =>
      run<object>(
        'select shade, sum(remaining)::float8 as left from material_lot where material_id = $1 group by 1 order by 1',
        [material],
      );
    // 60 × 0.8 × 1.05 = 50.4 m: roll A came first and is not enough
    const first = await accepted(30);
    await post(`/production_requirement/${first.id}/issue_materials`);
    expect(await left()).toEqual([
      { shade: 'A', left: 50 },
      { shade: 'B', left: 49.6 },
    ]);
    // 84 m are in no shade alone
    const second = await accepted(50);
    const mixed = await planner.post(`/production_requirement/${second.id}/issue_materials`);
    expect(mixed.status, mixed.body).toBe(422);
    expect(mixed.body).toContain('rule.material_lot.mixed_shades');
    expect(await left()).toEqual([
      { shade: 'A', left: 50 },
      { shade: 'B', left: 49.6 },
    ]);
    await post(`/production_requirement/${second.id}/issue_materials`, { mix_shades: true });
    const [given] = await run<object>(
      'select issued::float8 as issued from material_reservation where document_code = $1',
      [second.code],
    );
    expect(given).toEqual({ issued: 84 });
  });

  it('buys what all open requirements are short of, in whole rolls and once', async () => {
    const { style, goods, material } = await haveStyle(1);
    const norm = await haveNorm(style, material, [null]);
    await post(`/production_norm/${norm.id}/activate`);
    for (const pieces of [50, 25]) {
      const asked = await ask(style, goods, pieces);
      await post(`/production_requirement/${asked.id}/accept`);
    }
    // 150 × 0.8 × 1.05 = 126 m, of which 50 lie there
    const need = async () => {
      const { rows } = await post('/material-need-list', {
        viewMode: 'all',
        filters: { material_id: [material] },
      });
      return (rows as object[])[0];
    };
    expect(await need()).toMatchObject({ requirements: 2, kept: 126, free: -76, expected: 0, to_buy: 76 });
    const ready = async (viewMode = 'all') => {
      const filters = { 'requirement_id.style_code': style };
      const { rows } = await post('/requirement-ready-list', { viewMode, filters });
      return rows as object[];
    };
    expect(await ready('missing')).toMatchObject([
      { readiness: 'short', materials: 1, short: 1, given: 0 },
      { readiness: 'short', materials: 1, short: 1, given: 0 },
    ]);
    expect(await ready('may_start')).toEqual([]);
    const nobody = await planner.post('/buy-materials', { ids: [material] });
    expect(nobody.body).toContain('rule.buy_materials.no_supplier');
    await run(
      'update material set supplier_id = (select min(id) from supplier where customer_id = 1) where id = $1',
      [material],
    );
    const { done } = await post('/buy-materials', { ids: [material] });
    expect(
      await run(
        `select r.status, r.warehouse_id, l.quantity::float8 as quantity from material_receipt r
join material_receipt_line l on l.material_receipt_id = r.id where r.id = any($1)`,
        [done],
      ),
    ).toEqual([{ status: 'draft', warehouse_id, quantity: 100 }]);
    expect(await need()).toMatchObject({ expected: 100, to_buy: 0 });
    expect(await ready('on_the_way')).toMatchObject([{ readiness: 'expected' }, { readiness: 'expected' }]);
    const [roll] = await run<{ id: number }>('select id from material_lot where material_id = $1', [
      material,
    ]);
    await post(`/material_lot/${roll?.id}/adjust_lot`, { counted: 126, reason: 'Đo lại cuộn' }, admin);
    expect(await ready('may_start')).toMatchObject([{ readiness: 'in_stock' }, { readiness: 'in_stock' }]);
    const again = await planner.post('/buy-materials', { ids: [material] });
    expect(again.body).toContain('rule.buy_materials.nothing');
  });

  it('offers a norm the sizes in which its style is sold, in their order, to whoever writes norms', async () => {
    const sizes = async (style_code: string, caller = planner) =>
      (await caller.post('/style-sizes', { style_code })).json['columns'];
    const { style } = await haveStyle(1);
    await run(`update goods set active = false where sku = $1`, [`${style}-S`]);
    expect([await sizes('AT01'), await sizes(style), await sizes('KHONG-CO')]).toEqual([
      ['S', 'M', 'L', 'XL'],
      ['M'],
      [],
    ]);
    const seller = await server.login('cashier');
    expect((await seller.post('/style-sizes', { style_code: 'AT01' })).status).toBe(403);
  });

  it('is refused without a norm that covers every size, and rejected only while nothing was given', async () => {
    const { style, goods, material } = await haveStyle(1);
    const asked = await ask(style, goods, 10);
    const early = await planner.post(`/production_requirement/${asked.id}/accept`);
    expect([early.status, early.body]).toEqual([422, expect.stringContaining(style)]);
    const half = await haveNorm(style, material, ['S']);
    const refused = await planner.post(`/production_norm/${half.id}/activate`);
    expect([refused.status, refused.body]).toEqual([422, expect.stringContaining('cỡ M')]);
    const first = await haveNorm(style, material, [null]);
    await post(`/production_norm/${first.id}/activate`);
    await post(`/production_requirement/${asked.id}/accept`);
    await post(`/production_requirement/${asked.id}/issue_materials`);
    const late = await planner.post(`/production_requirement/${asked.id}/reject`, { note: 'Khách hủy' });
    expect([late.status, late.body]).toEqual([422, expect.stringContaining('Đã xuất')]);
    const other = await ask(style, goods, 5);
    await post(`/production_requirement/${other.id}/accept`);
    expect(await post(`/production_requirement/${other.id}/reject`, { note: 'Khách hủy' })).toMatchObject({
      status: 'rejected',
    });
    await post(`/production_norm/${first.id}/new_version`);
    const norms = await run<{ id: number; revision: number }>(
      'select id, revision from production_norm where style_code = $1 order by id desc',
      [style],
    );
    expect(norms.map(({ revision }) => revision)).toEqual([3, 2, 1]);
    await post(`/production_norm/${norms[0]?.id}/activate`);
    expect(await run('select status from production_norm where id = $1', [first.id])).toEqual([
      { status: 'retired' },
    ]);
    expect(await findBrokenMaterial(run)).toEqual([]);
  });

  it('refuses norms, requirements and records that cannot be meant', async () => {
    const { style, goods, material } = await haveStyle(1);
    const line = { material_id: material, size: null, quantity: 0.8, waste_percent: 3 };
    const norm = (lines: object[]) =>
      planner.post('/production_norm', { style_code: style, effective_from: '2026-01-01', lines });
    const statusOf = async (sent: Promise<Reply>) => {
      const { status, body } = await sent;
      return [
        status,
        /"(?:rule\.[a-z_.]+|not_correct|invalid_status|below_minimum|above_maximum)"/.exec(body)?.[0],
      ];
    };
    expect((await norm([{ ...line, quantity: 0 }])).status).toBe(422);
    expect((await norm([{ ...line, waste_percent: 30.1 }])).status).toBe(422);
    expect((await norm([line, line])).status).toBe(409);
    const empty = await norm([]);
    expect(await statusOf(planner.post(`/production_norm/${Number(empty.json['id'])}/activate`))).toEqual([
      409,
      '"rule.production_norm.no_lines"',
    ]);
    const sound = await norm([line]);
    await post(`/production_norm/${Number(sound.json['id'])}/activate`);
    const active = (await planner.send('GET', `/production_norm/${Number(sound.json['id'])}`)).json;
    const changed = await planner.send('PUT', `/production_norm/${Number(sound.json['id'])}`, {
      version: active['version'],
      style_code: 'OTHER',
    });
    expect([changed.status, changed.body]).toEqual([422, expect.stringContaining('read_only')]);
    expect(
      (
        await planner.post('/production_requirement', {
          style_code: style,
          due_on: '2026-03-01',
          warehouse_id,
          lines: [{ goods_id: goods[0], quantity: 0 }],
        })
      ).status,
    ).toBe(422);
    const asked = await ask(style, goods, 5);
    const path = `/production_requirement/${asked.id}`;
    const record = { requirement_id: asked.id, stage: 'cut', team_id, work_date: '2026-01-10', lines: [] };
    await post(`${path}/accept`);
    // Nobody works on what no team has joined.
    expect((await planner.post('/production_record', record)).status).toBe(422);
    for (const step of ['join', 'process']) await post(`${path}/${step}`);
    const idle = await post('/production_record', record);
    for (const step of ['join', 'process']) await post(`/production_record/${idle.id}/${step}`);
    expect(await statusOf(planner.post(`/production_record/${idle.id}/finish`))).toEqual([
      409,
      '"rule.production_requirement.no_pieces"',
    ]);
    expect(await statusOf(planner.post(`${path}/complete`))).toEqual([
      409,
      '"rule.production_requirement.not_all"',
    ]);
    const cut = await work(asked.id, 'cut', [{ goods_id: goods[0], good: 3, defect: 0 }]);
    expect((await planner.post(`/production_record/${cut.id}/reject`, { note: 'sai' })).status).toBe(422);
    await confirm(cut.id);
    const packed = await work(asked.id, 'pack', [{ goods_id: goods[0], good: 3, defect: 0 }]);
    await confirm(packed.id);
    expect((await planner.post(`${path}/finish_short`, { note: 'ít' })).status).toBe(422);
    expect(await post(`${path}/finish_short`, { note: 'Hết vải' })).toMatchObject({
      status: 'done',
      finished: 3,
    });
    // Nobody without the code decides.
    const nobody = await server.login('crm');
    expect((await nobody.post(`${path}/confirm`)).status).toBe(403);
    expect(await findBrokenMaterial(run)).toEqual([]);
  });
});
