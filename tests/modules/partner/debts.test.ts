import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { settleEntries } from '#modules/partner/settleEntries.ts';
import { describeOnDatabase } from '../../support/database.ts';
import { toUpload, toWorkbook } from '../../server/import/sheets.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';

const entry = (id: number, amount: number, due_on: string | null = null, kind = 'receipt') => ({
  id,
  kind,
  increase: Math.max(amount, 0),
  decrease: Math.max(-amount, 0),
  due_on,
});

it('pays what fell due first', () => {
  const ledger = [entry(1, 100, '2026-03-01'), entry(2, 50, '2026-02-01'), entry(3, -70, null, 'payment')];
  expect([...settleEntries(ledger)]).toEqual([
    [2, 0],
    [1, 80],
    [3, 0],
  ]);
});

it('pays what somebody chose before what fell due first', () => {
  const ledger = [entry(1, 100, '2026-03-01'), entry(2, 50, '2026-02-01'), entry(3, -70, null, 'payment')];
  expect([...settleEntries(ledger, new Map([[1, 60]]))]).toEqual([
    [2, 40],
    [1, 40],
    [3, 0],
  ]);
});

it('leaves open what the balance is, whatever came', () => {
  const amounts = fc.array(fc.tuple(fc.integer({ min: -1000, max: 1000 }), fc.boolean()), { maxLength: 30 });
  fc.assert(
    fc.property(amounts, (all) => {
      const ledger = all.map(([amount, isPayment], at) =>
        entry(at + 1, amount, null, isPayment ? 'payment' : 'receipt'),
      );
      const open = settleEntries(ledger);
      const signed = ledger.reduce(
        (sum, { id, increase }) => sum + (open.get(id) ?? 0) * (increase > 0 ? 1 : -1),
        0,
      );
      expect(signed).toBe(all.reduce((sum, [amount]) => sum + amount, 0));
    }),
  );
});

describeOnDatabase('debts', (database) => {
  let server: TestServer;
  let admin: Caller;
  let today: string;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 5 });
    admin = await server.login('admin');
    const [row] = await run<{ today: string }>(
      `select (now() at time zone 'Asia/Ho_Chi_Minh')::date::text as today`,
    );
    today = row?.today ?? '';
  });
  afterAll(() => server.close());

  const run = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await server.db.withoutTenant('maintenance').query<Row>(text, values)).rows;

  async function post<Result = { id: number; code: string }>(url: string, body: object): Promise<Result> {
    const reply = await admin.post(url, body);
    expect(reply.status, reply.body).toBeLessThan(300);
    return reply.json as unknown as Result;
  }
  async function refused(url: string, body: object): Promise<string> {
    const reply = await admin.post(url, body);
    expect(reply.status, reply.body).toBeGreaterThanOrEqual(400);
    return reply.body;
  }
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVW';
  let made = 0;
  const newSupplier = async (payment_term_days = 30) => {
    const code = `Z${letters[(made += 1)] ?? 'X'}`;
    return (await post('/supplier', { code, name: `NCC ${code}`, type: 'individual', payment_term_days })).id;
  };
  const ledgerOf = (supplier: number) =>
    run<{ kind: string; balance: number; open: number; due_on: string | null }>(
      `select kind, increase, decrease, open, balance, due_on::text from partner_entry where supplier_id = $1 order by id`,
      [supplier],
    );
  const debtOf = async (supplier: number) => {
    const { rows } = await post<{ rows: object[] }>('/partner-debt-list', {
      filters: { supplier_id: [supplier] },
      viewMode: 'supplier',
      page: 1,
    });
    return rows[0];
  };
  async function sendSheet(url: string, rows: readonly (readonly unknown[])[]) {
    const { payload, type } = toUpload({ name: 'bang.xlsx', bytes: await toWorkbook(rows) });
    const reply = await server.app.inject({
      method: 'POST',
      url: `/api${url}`,
      headers: {
        authorization: `Bearer ${admin.token}`,
        'x-client-key': 'khuon',
        'accept-language': 'vi',
        'content-type': type,
      },
      payload,
    });
    return reply.json<{ stored: boolean; accepted: number; rejected: number }>();
  }
  const adjust = (supplier: number, amount: number, more: object = {}) =>
    ({ kind: 'adjustment', amount, reason: 'Đối chiếu công nợ tháng trước', ...more, supplier }) as const;
  const send = ({ supplier, ...body }: ReturnType<typeof adjust>) =>
    post(`/supplier/${supplier}/adjust_supplier_debt`, body);

  it('of the demo add up: what is open is the balance, and balances follow each other', async () => {
    const broken = await run(
      `select supplier_id, consignee_id, distributor_id from partner_entry group by 1, 2, 3 having
sum(case when increase > 0 then open else -open end) <> sum(increase - decrease) or
(array_agg(balance order by id desc))[1] <> sum(increase - decrease)`,
    );
    expect(broken).toEqual([]);
    const paid = `select code from payment p where status <> 'canceled' and not exists (select 1 from partner_entry e where e.document_code = p.code and e.decrease = p.value)`;
    expect(await run(paid)).toEqual([]);
  });

  it('grow by age, are paid oldest first, and a canceled payment is owed again', async () => {
    const supplier = await newSupplier();
    await send(adjust(supplier, 1_000_000, { kind: 'opening', due_on: '2026-01-01' }));
    await send(adjust(supplier, 500_000));
    const payment = { supplier_id: supplier, value: 1_200_000, date: today, method: 'bank_transfer' };
    const paid = await post<{ id: number; balance_after: number }>('/payment', payment);
    expect(paid.balance_after).toBe(300_000);
    expect(await debtOf(supplier)).toMatchObject({
      closing: 300_000,
      not_due: 300_000,
      overdue: 0,
      advance: 0,
    });
    await post(`/payment/${paid.id}/cancel`, { note: 'Chuyển nhầm tài khoản' });
    expect(await debtOf(supplier)).toMatchObject({
      closing: 1_500_000,
      not_due: 500_000,
      overdue: 1_000_000,
      overdue_more: 1_000_000,
      paid: 0,
      advance: 0,
    });
    expect((await ledgerOf(supplier)).map(({ kind, balance }) => [kind, balance])).toEqual([
      ['opening', 1_000_000],
      ['adjustment', 1_500_000],
      ['payment', 300_000],
      ['payment', 1_500_000],
    ]);
  });

  it('are paid document by document where somebody chose them, and what a canceled payment paid is open again', async () => {
    const [supplier, other] = [await newSupplier(), await newSupplier()];
    await send(adjust(supplier, 1_000_000, { kind: 'opening', due_on: '2026-01-01' }));
    await send(adjust(supplier, 500_000));
    await send(adjust(other, 70_000));
    const entryIds = async (id: number) =>
      (
        await run<{ id: number }>('select id from partner_entry where supplier_id = $1 order by id', [id])
      ).map((one) => one.id);
    const [old, young] = await entryIds(supplier);
    const [foreign] = await entryIds(other);
    const opens = async () => (await ledgerOf(supplier)).map(({ open }) => open);
    const payment = { supplier_id: supplier, date: today, method: 'bank_transfer' };
    const line = (entry_id: number | undefined, amount: number) => ({
      ...payment,
      value: amount,
      lines: [{ entry_id, amount }],
    });
    expect(await refused('/payment', line(foreign, 10))).toContain('rule.payment.line_partner');
    // What the form asks for: this supplier's documents that something is open of.
    const where = { supplier_id: supplier, consignee_id: [null], distributor_id: [null], open: { from: 1 } };
    const offered = await admin.send(
      'GET',
      `/partner_entry?filter=${encodeURIComponent(JSON.stringify(where))}`,
    );
    expect((offered.json as unknown as { id: number }[]).map(({ id }) => id)).toEqual([old, young]);
    expect(await refused('/payment', line(young, 500_001))).toContain('rule.payment.line_open');
    expect(await refused('/payment', { ...line(young, 10), value: 9 })).toContain('rule.payment.line_sum');
    expect(await refused('/payment', { ...line(young, 10), direction: 'in' })).toContain(
      'rule.payment.line_direction',
    );
    const twice = [line(young, 5), line(young, 5)].flatMap(({ lines }) => lines);
    expect(await refused('/payment', { ...payment, value: 10, lines: twice })).toContain(
      'rule.payment.line_twice',
    );
    expect(await opens()).toEqual([1_000_000, 500_000]);

    // Money that comes in is numbered by itself.
    const numbered = async (direction: string) =>
      (await post('/payment', { ...payment, supplier_id: other, value: 1, direction })).code;
    const [receipt, paidOut] = [await numbered('in'), await numbered('out')];
    expect(receipt).toMatch(/^PT\d{6}\d{5}$/);
    expect(paidOut).toMatch(/^PC\d{6}\d{5}$/);

    // 600,000: 400,000 for the younger document, the rest for what fell due first.
    const paid = await post('/payment', { ...line(young, 400_000), value: 600_000 });
    expect(await opens()).toEqual([800_000, 100_000, 0]);
    await post(`/payment/${paid.id}/cancel`, { note: 'Chuyển nhầm tài khoản' });
    expect(await opens()).toEqual([1_000_000, 500_000, 0, 0]);
    const { json } = await admin.send('GET', `/payment/${paid.id}`);
    expect(json['lines']).toMatchObject([
      { entry_id: young, amount: 400_000, document_code: expect.any(String) },
    ]);

    let key = 0;
    const pay = (ids: unknown[], more: object = {}) =>
      admin.post(
        '/pay-entries',
        { ids, date: today, method: 'cash', ...more },
        { 'idempotency-key': `pay-${(key += 1)}` },
      );
    expect((await pay([young, foreign])).body).toContain('rule.payment.one_partner');
    expect((await pay([young], { value: 500_001 })).body).toContain('rule.payment.over_chosen');
    const all = await pay([young]);
    expect(all.json).toMatchObject({ value: 500_000 });
    expect((await opens()).slice(0, 2)).toEqual([1_000_000, 0]);
    expect((await pay([young])).body).toContain('rule.payment.nothing_open');
    expect((await pay([old], { value: 300_000 })).json).toMatchObject({ value: 300_000 });
    expect((await opens()).slice(0, 2)).toEqual([700_000, 0]);
    expect(await debtOf(supplier)).toMatchObject({ closing: 700_000, overdue: 700_000 });
  });

  it('below zero are paid in advance, and what comes next uses it up', async () => {
    const supplier = await newSupplier();
    const payment = { supplier_id: supplier, value: 400_000, date: today, method: 'cash' };
    await post('/payment', payment);
    expect(await debtOf(supplier)).toMatchObject({ closing: -400_000, advance: 400_000 });
    await send(adjust(supplier, 1_000_000));
    expect(await debtOf(supplier)).toMatchObject({ closing: 600_000, advance: 0, not_due: 600_000 });
    const again = await post<{ id: number }>('/payment', {
      ...payment,
      bank_ref: 'FT-1',
      method: 'bank_transfer',
    });
    expect(again.id).toBeGreaterThan(0);
    expect(await refused('/payment', { ...payment, bank_ref: 'FT-1' })).toContain(
      'rule.payment.bank_ref_taken',
    );
    expect(await debtOf(supplier)).toMatchObject({ closing: 200_000 });
  });

  it('are refused without a partner, an amount or a reason, with a day to come, and an opening that comes late', async () => {
    const supplier = await newSupplier();
    const url = `/supplier/${supplier}/adjust_supplier_debt`;
    const { supplier: _, ...body } = adjust(supplier, 0);
    expect(await refused(url, body)).toContain('rule.partner_entry.nothing');
    expect(await refused(url, { ...body, amount: 5, reason: 'ngắn' })).toContain('reason');
    await send(adjust(supplier, 10));
    expect(await refused(url, { ...body, amount: 5, kind: 'opening' })).toContain('opening_exists');
    const payment = { value: 1, date: today, method: 'cash' };
    await refused('/payment', payment);
    expect(await refused('/payment', { ...payment, supplier_id: supplier, date: '2999-01-01' })).toContain(
      'rule.payment.future',
    );
    expect(await ledgerOf(supplier)).toHaveLength(1);
  });

  it('of a consignee are what he owes: money from him lowers it', async () => {
    const [consignee] = await run<{ id: number }>(
      'select min(id) as id from consignee where customer_id = 1',
    );
    const url = `/consignee/${consignee?.id}/adjust_consignee_debt`;
    await post(url, { kind: 'adjustment', amount: 700_000, reason: 'Hàng ký gửi đã bán tháng trước' });
    const payment = { partner_kind: 'consignee', consignee_id: consignee?.id, direction: 'in' };
    const paid = await post<{ balance_after: number }>('/payment', {
      ...payment,
      value: 200_000,
      date: today,
      method: 'cash',
    });
    expect(paid.balance_after).toBe(500_000);
    const figures = await post<{ rows: object[] }>('/consignee-total-list', {
      filters: { consignee_id: [consignee?.id] },
    });
    expect(figures.rows).toMatchObject([{ owed: 500_000 }]);
  });

  it('are adjusted and begun on a screen of their own, and openings come from a sheet, one a partner', async () => {
    const [first, second] = [await newSupplier(20), await newSupplier()];
    const [row] = await run<{ code: string }>('select code from supplier where id = $1', [second]);
    const body = { kind: 'opening', amount: 90_000, reason: 'Số dư theo biên bản đối chiếu' };
    const made = await post<{ code: string }>('/debt_adjustment', { ...body, supplier_id: first });
    expect(made.code).toMatch(/^DN/);
    expect(await ledgerOf(first)).toMatchObject([{ kind: 'opening', balance: 90_000, open: 90_000 }]);
    expect(await debtOf(first)).toMatchObject({ closing: 90_000, not_due: 90_000 });
    expect(await refused('/debt_adjustment', { ...body, supplier_id: first })).toContain('opening_exists');
    expect(await refused('/debt_adjustment', { ...body, supplier_id: second, amount: 0 })).toContain(
      'rule.partner_entry.nothing',
    );
    expect(await refused('/debt_adjustment', body)).toContain('supplier_id');
    const labels = ['mã ncc', 'số dư', 'lý do'];
    const line = [row?.code, 250_000, body.reason];
    const sheet = (lines: readonly (readonly unknown[])[]) =>
      sendSheet('/debt-opening-import', [labels, ...lines]);
    expect(await sheet([line, line])).toMatchObject({ stored: false, rejected: 1 });
    expect(await sheet([line])).toMatchObject({ stored: true, accepted: 1 });
    expect(await ledgerOf(second)).toMatchObject([{ kind: 'opening', balance: 250_000 }]);
  });

  it('move in a period of one’s choice, and stand beside what was bought of a supplier', async () => {
    const supplier = await newSupplier();
    await send(adjust(supplier, 500_000));
    await run(`update partner_entry set on_date = on_date - 20 where supplier_id = $1`, [supplier]);
    await send(adjust(supplier, -120_000));
    const moved = async (viewMode: string) => {
      const filters = { partner_kind: 'supplier', supplier_id: [supplier] };
      return (await post<{ rows: object[] }>('/partner-turnover-list', { viewMode, filters })).rows;
    };
    const rest = { returned: 0, lowered: 120_000, paid: 0, closing: 380_000 };
    expect(await moved('d7')).toMatchObject([{ opening: 500_000, raised: 0, ...rest }]);
    expect(await moved('d30')).toMatchObject([{ opening: 0, raised: 500_000, ...rest }]);
    const { rows } = await post<{ rows: object[] }>('/supplier-total-list', {
      filters: { supplier_id: [supplier] },
    });
    expect(rows).toMatchObject([{ receipts_90d: 0, bought_90d: 0, owed: 380_000, last_receipt_at: null }]);
    const [bought] = await run<{ id: number; amount: number }>(
      `select supplier_id as id, sum(amount)::int8 as amount from goods_receipt
where customer_id = 1 and kind = 'purchase' and status in ('approved', 'stowing', 'closed') and deleted_at is null
and received_at > now() - interval '90 days' group by supplier_id order by 2 desc limit 1`,
    );
    const known = await post<{ rows: object[] }>('/supplier-total-list', {
      filters: { supplier_id: [bought?.id] },
    });
    expect(known.rows).toMatchObject([{ goods_90d: bought?.amount }]);
  });

  it('chain from month to month: what one closes with the next opens with', async () => {
    const supplier = await newSupplier();
    await send(adjust(supplier, 500_000));
    await run(
      `update partner_entry set on_date = date_trunc('month', on_date)::date - 40 where supplier_id = $1`,
      [supplier],
    );
    await send(adjust(supplier, 70_000));
    await run(
      `update partner_entry set on_date = date_trunc('month', on_date)::date - 1 where supplier_id = $1 and increase = 70000`,
      [supplier],
    );
    await send(adjust(supplier, -120_000));
    interface Month {
      period: string;
      first_on: string;
      opening: number;
      raised: number;
      lowered: number;
      closing: number;
    }
    const asked = { viewMode: 'supplier', filters: { supplier_id: [supplier] } };
    const { rows } = await post<{ rows: Month[] }>('/partner-month-list', asked);
    expect(rows.map(({ period, raised, lowered, closing }) => [period, raised, lowered, closing])).toEqual([
      ['m0', 0, 120_000, 450_000],
      ['m1', 70_000, 0, 570_000],
      ['m2', 500_000, 0, 500_000],
    ]);
    for (const [at, month] of rows.entries()) {
      expect(month.first_on.slice(8)).toBe('01');
      expect(month.opening).toBe(rows[at + 1]?.closing ?? 0);
    }
  });

  it('are of consignees whose phone may be known already: it is said of whom', async () => {
    const make = (code: string) =>
      post<{ same_phone: string | null }>('/consignee', {
        code,
        name: 'Kho Bắc',
        phone: '0987111222',
        kind: 'shop',
        address: '1 Hàng Bài',
      });
    expect((await make('NN-A')).same_phone).toBeNull();
    expect((await make('NN-B')).same_phone).toBe('NN-A – Kho Bắc');
  });

  it('are of consignees whose sheet names city and ward', async () => {
    const labels = ['mã', 'tên', 'sđt', 'loại', 'tỉnh', 'phường', 'địa chỉ'];
    const row = (code: string, ward: string) => [
      code,
      'Cửa hàng',
      '0912000888',
      'Cửa hàng',
      'Hà Nội',
      ward,
      '1 Hàng Bài',
    ];
    expect(await sendSheet('/consignee-import', [labels, row('NN-1', 'Hoàn Kiếm')])).toMatchObject({
      stored: true,
    });
    expect(
      await run(
        `select c.name as city, w.name as ward from consignee n join place c on c.id = n.id_city join place w on w.id = n.id_ward where n.code = 'NN-1'`,
      ),
    ).toEqual([{ city: 'Hà Nội', ward: 'Phường Hoàn Kiếm' }]);
    expect(await sendSheet('/consignee-import', [labels, row('NN-2', 'Bến Nghé')])).toMatchObject({
      stored: false,
      rejected: 1,
    });
  });

  it('of materials begin when they are posted with prices, follow later prices, and end when they are canceled', async () => {
    const supplier = await newSupplier(20);
    const [place] = await run<{ id: number }>('select min(id) as id from warehouse where customer_id = 1');
    const material = await post('/material', {
      code: 'NO-1',
      name: 'Vải thử',
      kind: 'fabric',
      unit: 'm',
      pack_size: 50,
    });
    const line = { material_id: material.id, expected: 10, quantity: 10 };
    const draft = await post<{ id: number }>('/material_receipt', {
      supplier_id: supplier,
      warehouse_id: place?.id,
      received_on: '2026-01-05',
      lines: [line],
    });
    const posted = await post<{ id: number; version: number; lines: { id: number }[] }>(
      `/material_receipt/${draft.id}/post`,
      {},
    );
    expect(await ledgerOf(supplier)).toEqual([]);
    const price = async (unit_price: number) => {
      const { json } = await admin.send('GET', `/material_receipt/${posted.id}`);
      const [first] = json['lines'] as { id: number }[];
      const reply = await admin.send('PUT', `/material_receipt/${posted.id}`, {
        version: json['version'],
        lines: [{ id: first?.id, unit_price, tax_rate: 10 }],
      });
      expect(reply.status, reply.body).toBe(200);
    };
    await price(50_000);
    expect(await ledgerOf(supplier)).toMatchObject([
      { kind: 'receipt', balance: 550_000, due_on: '2026-01-25' },
    ]);
    await price(40_000);
    expect((await ledgerOf(supplier)).map(({ balance }) => balance)).toEqual([550_000, 440_000]);
    const back = await newSupplier(20);
    const second = await post<{ id: number }>('/material_receipt', {
      supplier_id: back,
      warehouse_id: place?.id,
      received_on: '2026-01-05',
      lines: [{ ...line, unit_price: 50_000, tax_rate: 10 }],
    });
    await post(`/material_receipt/${second.id}/post`, {});
    const [lot] = await run<{ id: number }>('select id from material_lot where receipt_id = $1', [second.id]);
    const sendBack = (quantity: number) =>
      post(`/material_lot/${lot?.id}/lot_to_supplier`, { quantity, reason: 'Vải lỗi sợi' });
    await sendBack(3);
    await sendBack(1);
    expect((await ledgerOf(back)).map(({ kind, balance }) => [kind, balance])).toEqual([
      ['receipt', 550_000],
      ['return', 385_000],
      ['return', 330_000],
    ]);
    await post(`/material_receipt/${posted.id}/cancel`, { note: 'Nhập nhầm nhà cung cấp' });
    expect((await ledgerOf(supplier)).at(-1)).toMatchObject({ balance: 0 });
  });

  it('of goods begin when a receipt is posted: once, received, with all costs', async () => {
    const supplier = await newSupplier();
    const [ids] = await run<{ goods: number; place: number }>(
      `select (select min(id) from goods where customer_id = 1) as goods, (select min(id) from warehouse where customer_id = 1) as place`,
    );
    const make = async (unit_cost: number | null) => {
      const line = { goods_id: ids?.goods, expected_quantity: 10, unit_cost };
      const body = { kind: 'purchase', warehouse_id: ids?.place, supplier_id: supplier, lines: [line] };
      return (await post('/goods_receipt', body)).id;
    };
    const [priced, bare] = [await make(30_000), await make(null)];
    expect(await refused(`/goods_receipt/${priced}/post_debt`, {})).toContain('not_received');
    await run(`update goods_receipt set status = 'closed', received_at = now() where id in ($1, $2)`, [
      priced,
      bare,
    ]);
    await post(`/goods_receipt/${priced}/post_debt`, {});
    expect(await ledgerOf(supplier)).toMatchObject([{ kind: 'receipt', balance: 300_000 }]);
    expect(await refused(`/goods_receipt/${priced}/post_debt`, {})).toContain('debt_posted');
    expect(await refused(`/goods_receipt/${bare}/post_debt`, {})).toContain('cost_missing');
    // The line costs what the supplier asked last, and can be posted then.
    await post(`/goods_receipt/${bare}/set_receipt_costs`, {});
    expect(await refused(`/goods_receipt/${bare}/set_receipt_costs`, {})).toContain('costs_set');
    await post(`/goods_receipt/${bare}/post_debt`, {});
    expect((await ledgerOf(supplier)).at(-1)).toMatchObject({ kind: 'receipt', balance: 600_000 });
  });

  it('are nobody’s business without the code', async () => {
    const nobody = await server.login('warehouse');
    expect(
      (await nobody.post('/partner-debt-list', { filters: {}, viewMode: 'supplier', page: 1 })).status,
    ).toBe(403);
    expect((await nobody.post('/payment', {})).status).toBe(403);
    expect((await nobody.post('/debt_adjustment', {})).status).toBe(403);
  });
});
