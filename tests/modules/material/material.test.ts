import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';
import { findBrokenMaterial } from './findBrokenMaterial.ts';

interface Receipt {
  id: number;
  version: number;
  code: string;
  status: string;
  lines: { id: number; lot_code: string; unit_price: number | null }[];
}

describeOnDatabase('materials', (database) => {
  let server: TestServer;
  let keeper: Caller;
  let admin: Caller;
  let head: { supplier_id: number; warehouse_id: number; received_on: string };

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 5 });
    [keeper, admin] = [await server.login('production'), await server.login('admin')];
    const [row] = await run<{ supplier_id: number; warehouse_id: number }>(
      `select (select min(id) from supplier where customer_id = 1) as supplier_id,
  (select min(id) from warehouse where customer_id = 1) as warehouse_id`,
    );
    head = {
      supplier_id: row?.supplier_id ?? 0,
      warehouse_id: row?.warehouse_id ?? 0,
      received_on: '2026-01-05',
    };
  });
  afterAll(() => server.close());

  const run = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await server.db.withoutTenant('maintenance').query<Row>(text, values)).rows;

  async function post<Result = Receipt>(url: string, body: object = {}, caller = keeper): Promise<Result> {
    const reply = await caller.post(url, body);
    expect(reply.status, reply.body).toBeLessThan(300);
    return reply.json as unknown as Result;
  }

  let made = 0;
  const newMaterial = async (more: object = {}) =>
    (
      await post<{ id: number }>(
        '/material',
        { code: `T-${(made += 1)}`, name: 'Vải thử', kind: 'fabric', unit: 'm', pack_size: 50, ...more },
        admin,
      )
    ).id;
  /** A posted receipt with a roll for each length. */
  async function receive(material_id: number, lengths: readonly number[]): Promise<Receipt> {
    const lines = lengths.map((quantity) => ({ material_id, expected: quantity, quantity }));
    const { id } = await post('/material_receipt', { ...head, lines });
    return post(`/material_receipt/${id}/post`);
  }
  const lotsOf = (material: number) =>
    run<{ id: number; code: string; remaining: number }>(
      'select id, code, remaining::float8 as remaining from material_lot where material_id = $1 order by id',
      [material],
    );
  const keep = (material: number, code: string, quantity: number) =>
    run(
      `insert into material_reservation (customer_id, document_code, material_id, quantity) values (1, $1, $2, $3)`,
      [code, material, quantity],
    );
  const broken = () => findBrokenMaterial(run);

  it('have figures in the demo that add up', async () => {
    expect(await run('select 1 from material_lot limit 1')).toHaveLength(1);
    expect(await broken()).toEqual([]);
  });

  it('come roll by roll, are found with what is free, and go again only while they are whole', async () => {
    const material = await newMaterial();
    const receipt = await receive(material, [50, 48.5]);
    expect(receipt.lines.map(({ lot_code }) => lot_code)).toEqual([`${receipt.code}-1`, `${receipt.code}-2`]);
    await keep(material, 'SX-A', 60);
    const { rows } = await post<{ rows: object[] }>('/material-list', {
      filters: { 'material_id.code': `T-${made}` },
    });
    expect(rows).toMatchObject([{ on_hand: 98.5, reserved: 60, free: 38.5, expected: 0 }]);
    const [first] = await lotsOf(material);
    await post(`/material_lot/${first?.id}/adjust_lot`, { counted: 49.2, reason: 'Đo lại cuộn' });
    const refused = await keeper.post(`/material_receipt/${receipt.id}/cancel`, { note: 'Giao nhầm' });
    expect([refused.status, refused.body]).toEqual([422, expect.stringContaining(`${receipt.code}-1`)]);
    const whole = await receive(material, [10]);
    await post(`/material_receipt/${whole.id}/cancel`, { note: 'Giao nhầm' });
    expect((await lotsOf(material)).map(({ remaining }) => remaining)).toEqual([49.2, 48.5, 0]);
    expect(await broken()).toEqual([]);
  });

  it('go to requirements that need them, and come back no more than they went', async () => {
    const material = await newMaterial();
    await receive(material, [50, 50]);
    await keep(material, 'SX-B', 60);
    const [first, second] = await lotsOf(material);
    const wrong = await keeper.post(`/material_lot/${first?.id}/issue_lot`, { document_code: 'SX-NO' });
    expect([wrong.status, wrong.body]).toEqual([422, expect.stringContaining('SX-NO')]);
    await post(`/material_lot/${first?.id}/issue_lot`, { document_code: 'SX-B' });
    await post(`/material_lot/${second?.id}/issue_lot`, { document_code: 'SX-B', quantity: 12.25 });
    const more = await keeper.post(`/material_lot/${second?.id}/scrap_lot`, {
      quantity: 37.751,
      reason: 'Ẩm mốc',
    });
    expect([more.status, more.body]).toEqual([422, expect.stringContaining('không còn đủ')]);
    await post(`/material_lot/${second?.id}/return_lot`, { document_code: 'SX-B', quantity: 2.25 });
    const back = await keeper.post(`/material_lot/${second?.id}/return_lot`, {
      document_code: 'SX-B',
      quantity: 60.001,
    });
    expect([back.status, back.body]).toEqual([422, expect.stringContaining('ở xưởng')]);
    expect((await lotsOf(material)).map(({ remaining }) => remaining)).toEqual([0, 40]);
    expect(await broken()).toEqual([]);
  });

  it('are not mixed in a requirement by shade unless somebody says so', async () => {
    const material = await newMaterial();
    const lines = ['A', 'B', 'A'].map((shade) => ({ material_id: material, quantity: 10, shade }));
    const { id } = await post('/material_receipt', { ...head, lines });
    await post(`/material_receipt/${id}/post`);
    await keep(material, 'SX-S', 25);
    const [a, b, more] = await lotsOf(material);
    const issue = (lot: number | undefined, given: object = {}) =>
      keeper.post(`/material_lot/${lot}/issue_lot`, { document_code: 'SX-S', ...given });
    expect((await issue(a?.id)).status).toBe(200);
    const refused = await issue(b?.id);
    expect([refused.status, refused.body]).toEqual([
      422,
      expect.stringContaining('rule.material_lot.mixed_shades'),
    ]);
    expect((await lotsOf(material)).map(({ remaining }) => remaining)).toEqual([0, 10, 10]);
    expect((await issue(more?.id, { quantity: 2 })).status).toBe(200);
    expect((await issue(b?.id, { quantity: 2, mix_shades: true })).status).toBe(200);
    expect(await broken()).toEqual([]);
  });

  it('are never taken twice, whoever is first', async () => {
    const material = await newMaterial();
    await receive(material, [10]);
    const [lot] = await lotsOf(material);
    const replies = await Promise.all(
      Array.from({ length: 4 }, () =>
        keeper.post(`/material_lot/${lot?.id}/scrap_lot`, { quantity: 6, reason: 'Ẩm mốc' }),
      ),
    );
    expect(replies.filter(({ status }) => status < 300)).toHaveLength(1);
    expect((await lotsOf(material)).map(({ remaining }) => remaining)).toEqual([4]);
    expect(await broken()).toEqual([]);
  });

  it('refuse a label that the material has, a difference that nobody explains, and lines that go after posting', async () => {
    const material = await newMaterial();
    const { id } = await post('/material_receipt', {
      ...head,
      lines: [{ material_id: material, lot_code: 'A1', quantity: 50 }],
    });
    const posted = await post(`/material_receipt/${id}/post`);
    const again = await post('/material_receipt', {
      ...head,
      lines: [{ material_id: material, lot_code: 'A1', quantity: 20 }],
    });
    const taken = await keeper.post(`/material_receipt/${again.id}/post`);
    expect([taken.status, taken.body]).toEqual([422, expect.stringContaining('lines.0.lot_code')]);
    const short = await keeper.post('/material_receipt', {
      ...head,
      lines: [{ material_id: material, expected: 50, quantity: 48 }],
    });
    expect([short.status, short.body]).toEqual([422, expect.stringContaining('note')]);
    const emptied = await keeper.send('PUT', `/material_receipt/${id}`, {
      version: posted.version,
      lines: [],
    });
    expect([emptied.status, emptied.body]).toEqual([422, expect.stringContaining('lines')]);
  });

  it('get their price later, from those who may see it', async () => {
    const material = await newMaterial();
    const receipt = await receive(material, [50]);
    const line = { id: receipt.lines[0]?.id, unit_price: 68_000 };
    const { status, body } = await admin.send('PUT', `/material_receipt/${receipt.id}`, {
      version: receipt.version,
      lines: [line],
    });
    expect(status, body).toBe(200);
    expect(await run('select unit_price from material_lot where material_id = $1', [material])).toEqual([
      { unit_price: 68_000 },
    ]);
    expect(await run('select last_price from material where id = $1', [material])).toEqual([
      { last_price: 68_000 },
    ]);
    expect(receipt).not.toHaveProperty('amount');
  });

  it('that parcels are packed with are received and counted in one step', async () => {
    const office = await server.login('manager');
    const carton = await newMaterial({
      kind: 'packaging',
      unit: 'bundle',
      packaging: 'carton',
      pack_size: null,
    });
    const { supplier_id, warehouse_id } = head;
    const come = { supplier_id, warehouse_id, quantity: 20, unit_price: 92_000 };
    await post(`/material/${carton}/receive_supply`, come, office);
    await post(`/material/${carton}/receive_supply`, { ...come, quantity: 5 }, office);
    const count = { warehouse_id, counted: 18, reason: 'Kiểm đếm cuối tháng' };
    await post(`/material/${carton}/count_supply`, count, office);
    expect((await lotsOf(carton)).map(({ remaining }) => remaining)).toEqual([13, 5]);
    const other = await newMaterial({
      kind: 'packaging',
      unit: 'bundle',
      packaging: 'carton',
      pack_size: null,
    });
    await post(`/material/${other}/count_supply`, { ...count, counted: 0 }, office);
    expect(await lotsOf(other)).toEqual([]);
    await post(`/material/${other}/count_supply`, { ...count, counted: 7 }, office);
    await post(`/material/${other}/count_supply`, { ...count, counted: 0 }, office);
    await post(`/material/${other}/count_supply`, { ...count, counted: 4 }, office);
    expect(await lotsOf(other)).toMatchObject([{ code: expect.stringMatching(/^KK-/), remaining: 4 }]);
    const { rows } = await post<{ rows: object[] }>(
      '/supply-warehouse-list',
      { filters: { warehouse_id: [warehouse_id], on_hand: { from: 4, to: 4 } } },
      office,
    );
    expect(rows).toContainEqual(expect.objectContaining({ material_id: other, on_hand: 4 }));
    const cloth = await office.post(`/material/${await newMaterial()}/count_supply`, count);
    expect(cloth.status).toBe(409);
    expect(await broken()).toEqual([]);
  });
});
