import { afterAll, beforeAll, expect, it } from 'vitest';
import { fallsWithQuantity, landedCost, priceAt } from '#modules/administration/landedCost.ts';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type Reply, type TestServer } from '../../support/server.ts';

const codeOf = ({ json }: Reply) => {
  const { code, fields } = json['error'] as { code: string; fields?: { code: string }[] };
  return fields?.[0]?.code ?? code;
};

it('counts what one piece comes to', () => {
  // 23.50 CNY each, 3,600 CNY for the mould, 1,500 pieces at 3,500 đ.
  const facts = { price: 2350, fees: 360_000, quantity: 1500, from: 2, to: 0 };
  expect(landedCost({ ...facts, rate: '3500' })).toBe(90_650);
  expect(landedCost({ price: 66_000, fees: 2_000_000, quantity: 1000, rate: '1', from: 0, to: 0 })).toBe(
    68_000,
  );
  const tiers = [
    { from_quantity: 1000, unit_price: 90 },
    { from_quantity: 500, unit_price: 95 },
  ];
  expect([priceAt(100, tiers, 499), priceAt(100, tiers, 500), priceAt(100, tiers, 5000)]).toEqual([
    100, 95, 90,
  ]);
  expect([fallsWithQuantity(100, tiers), fallsWithQuantity(92, tiers)]).toEqual([true, false]);
});

describeOnDatabase('product development', (database) => {
  let server: TestServer;
  let owner: Caller;
  let proposer: Caller;
  let supplier: Caller;

  const run = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await server.db.withoutTenant('maintenance').query<Row>(text, values)).rows;
  const idOf = async (username: string) =>
    (await run<{ id: number }>('select id from account where username = $1', [username]))[0]?.id;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 5 });
    const grant = (role: string, code: string) =>
      run(`update role set permissions = array[$2] where name = $1 and customer_id = 1`, [role, code]);
    await grant('Telesale', 'product_development_proposal');
    await grant('Nhân viên văn phòng', 'product_development_supplier');
    owner = await server.login('admin');
    proposer = await server.login('crm');
    supplier = await server.login('office');
  });
  afterAll(() => server.close());

  it('goes from an idea to an article, and shows each what is his', async () => {
    const idea = {
      name: 'Áo mưa bộ',
      classification: 'garment',
      description: 'Vải dù, phản quang',
      expected_quantity: 1000,
      deadline: '2099-01-01',
      target_cost: 70_000,
      target_retail: 190_000,
    };
    expect((await supplier.post('/product_development', idea)).status).toBe(403);
    const made = await proposer.post('/product_development', idea);
    expect(made.status, made.body).toBe(201);
    const id = Number(made.json['id']);
    const path = `/product_development/${id}`;
    expect(made.json['expected_margin']).toBe(120_000);
    expect(codeOf(await proposer.post(`${path}/submit`, {}))).toBe('rule.product_development.needs_picture');
    const emptied = await proposer.send('PUT', path, { version: made.json['version'], images: [] });
    expect([emptied.status, emptied.json['images']]).toEqual([200, null]);
    expect(codeOf(await proposer.post(`${path}/submit`, {}))).toBe('rule.product_development.needs_picture');
    await run(`update product_development set images = '{idea.jpg}' where id = $1`, [id]);

    const [vai] = await run<{ id: number }>(`select id from supplier where code = 'VAI' and customer_id = 1`);
    const quoter = await idOf('office');
    const invite = { supplier_ids: [vai?.id], account_id: quoter };
    expect(codeOf(await owner.post(`${path}/invite_supplier`, invite))).toBe('rule.quotation.wrong_account');
    const linked = await owner.send('PUT', `/supplier/${vai?.id}`, {
      version: (await run<{ version: number }>('select version from supplier where id = $1', [vai?.id]))[0]
        ?.version,
      account_ids: [quoter],
    });
    expect(linked.status, linked.body).toBe(200);
    expect((await supplier.send('GET', path)).status).toBe(404);
    const invited = await owner.post(`${path}/invite_supplier`, invite);
    expect(invited.status, invited.body).toBe(200);
    const seen = await supplier.send('GET', path);
    expect(seen.status, seen.body).toBe(200);
    expect(seen.json).not.toHaveProperty('target_cost');
    // Who proposed it is not told, neither in the record nor in its history, and nobody finds it by him.
    expect(seen.json).not.toHaveProperty('created_by');
    expect(seen.json).not.toHaveProperty('quoters');
    expect(seen.json).not.toHaveProperty('created_by.label');
    const history = { entity: 'product_development', id };
    const [told, shown] = [
      await owner.post('/record-history', history),
      await supplier.post('/record-history', history),
    ];
    const byOf = ({ json }: typeof told) => (json['entries'] as { by: string | null }[]).map(({ by }) => by);
    expect(byOf(told)).toEqual([expect.any(String), expect.any(String)]);
    expect(new Set(byOf(shown))).toEqual(new Set([null]));
    const byHim = await supplier.post('/product-development-list', { filters: { created_by: [1] } });
    expect(byHim.status).toBe(422);
    expect((await owner.send('GET', path)).json).toHaveProperty('created_by');
    expect(codeOf(await owner.post(`${path}/invite_supplier`, invite))).toBe('rule.quotation.asked_already');

    const [asked] = await run<{ id: number; version: number }>(
      'select id, version from quotation where product_development_id = $1',
      [id],
    );
    const quote = `/quotation/${asked?.id}`;
    expect(codeOf(await supplier.post(`${quote}/send`, {}))).toBe('rule.quotation.not_whole');
    const priced = await supplier.send('PUT', quote, {
      version: asked?.version,
      unit_price: 70_000,
      tooling_fee: 2_000_000,
      moq: 500,
      lead_time_days: 20,
      valid_until: '2098-01-01',
      tiers: [{ from_quantity: 1000, unit_price: 66_000 }],
    });
    expect(priced.status, priced.body).toBe(200);
    expect((await proposer.send('GET', quote)).status).toBe(403);
    const sent = await supplier.post(`${quote}/send`, {});
    expect(sent.status, sent.body).toBe(200);
    const [state] = await run(
      'select quote_state, quotations, best_landed_cost from product_development where id = $1',
      [id],
    );
    expect(state).toEqual({ quote_state: 1, quotations: 1, best_landed_cost: 68_000 });

    expect((await proposer.post(`${path}/submit`, {})).status).toBe(200);
    expect(codeOf(await owner.post(`${path}/approve`, {}))).toBe('rule.product_development.no_quotation');
    expect((await supplier.post(`${quote}/choose_quotation`, {})).status).toBe(403);
    const chosen = await owner.post(`${quote}/choose_quotation`, {});
    expect(chosen.status, chosen.body).toBe(200);
    expect(codeOf(await owner.post(`${quote}/reopen`, { note: 'Giá khác' }))).toBe(
      'rule.quotation.is_chosen',
    );
    const others = await run<{ id: number; code: string }>(
      `select id, code from supplier where code in ('GSM', 'NS1') and customer_id = 1 order by code`,
    );
    const [gsm, ns1] = others;
    const again = await owner.post(`${path}/invite_supplier`, {
      supplier_ids: [vai?.id, gsm?.id, ns1?.id],
    });
    expect(codeOf(again)).toBe('rule.quotation.asked_already');
    expect(again.body).toContain('VAI');
    const both = { supplier_ids: [gsm?.id, ns1?.id] };
    expect((await owner.post(`${path}/invite_supplier`, both)).status).toBe(200);
    expect(
      await run(`select 1 from quotation where product_development_id = $1 and status = -1`, [id]),
    ).toHaveLength(2);
    const approved = await owner.post(`${path}/approve`, {});
    expect(approved.status, approved.body).toBe(200);
    const [late] = await run<{ id: number }>(
      'select id from quotation where product_development_id = $1 and supplier_id = $2',
      [id, gsm?.id],
    );
    expect(codeOf(await owner.post(`/quotation/${late?.id}/accept`, {}))).toBe(
      'rule.product_development.closed',
    );
    const listed = async (caller: Caller) => {
      const body = { filters: { code: made.json['code'] }, viewMode: 'all', page: 1 };
      const { json } = await caller.post('/product-development-list', body);
      return (json['rows'] as Record<string, unknown>[])[0] ?? {};
    };
    expect(await listed(owner)).toMatchObject({ cost_gap: -2.9, created_by: expect.any(Number) as number });
    expect(await listed(supplier)).toMatchObject({ expected_quantity: 1000 });
    for (const hidden of ['cost_gap', 'target_cost', 'best_landed_cost', 'created_by'])
      expect(await listed(supplier)).not.toHaveProperty(hidden);
    const draft = { sku: 'AMB-01', unit: 'piece', style_code: 'AMB', profile_code: 'CBAMB' };
    await run(`update supplier set address = null where id = $1`, [vai?.id]);
    expect(codeOf(await owner.post(`${path}/make_goods`, draft))).toBe('rule.product_development.no_address');
    await run(`update supplier set address = '12 Lê Lợi' where id = $1`, [vai?.id]);
    const goods = await owner.post(`${path}/make_goods`, draft);
    expect(goods.status, goods.body).toBe(200);
    const [article] = await run(
      `select g.style_code, g.supplier_id, s.moq, s.lead_time_days from goods g
       join supplier_goods s on s.goods_id = g.id where g.id = $1`,
      [goods.json['goods_id']],
    );
    expect(article).toEqual({ style_code: 'AMB', supplier_id: vai?.id, moq: 500, lead_time_days: 20 });
    expect(await run(`select status, revision from production_norm where style_code = 'AMB'`)).toEqual([
      { status: 'draft', revision: 1 },
    ]);
    expect(await run(`select business, active from goods_profile where code = 'CBAMB'`)).toEqual([
      { business: expect.any(String) as string, active: false },
    ]);
    expect(codeOf(await owner.post(`${path}/make_goods`, { sku: 'AMB-02', unit: 'piece' }))).toBe(
      'rule.product_development.not_approved',
    );
  });

  it('puts quotations side by side and says which valid one is the best in what', async () => {
    const [rain] = await run<{ id: number }>(
      `select q.product_development_id as id from quotation q join supplier s on s.id = q.supplier_id
       where s.code = 'NS1' and q.landed_cost = 66000 and q.customer_id = 1`,
    );
    const asked = { product_development_id: rain?.id };
    expect((await proposer.post('/quotation-compare', asked)).status).toBe(403);
    const reply = await owner.post('/quotation-compare', asked);
    expect(reply.status, reply.body).toBe(200);
    const quotes = reply.json['quotes'] as { supplier: string; is_lapsed: boolean; best: string[] }[];
    expect(quotes.map(({ supplier: name, is_lapsed, best }) => [name.slice(0, 3), is_lapsed, best])).toEqual([
      ['NS1', true, []],
      ['VAI', false, ['landed_cost']],
      ['GSM', false, ['moq', 'lead_time_days', 'valid_until']],
    ]);
  });

  it('lets nobody decide on his own proposal', async () => {
    const [own] = await run<{ id: number }>(
      `update product_development set status = 2, chosen_until = '2099-01-01', created_by = $1
       where id = (select id from product_development where status = 2 limit 1) returning id`,
      [await idOf('admin')],
    );
    expect(codeOf(await owner.post(`/product_development/${own?.id}/approve`, {}))).toBe(
      'rule.product_development.own',
    );
  });
});
