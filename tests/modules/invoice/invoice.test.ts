import { afterAll, beforeAll, expect, it } from 'vitest';
import { SANDBOX_ACCOUNT, startSandbox, type MisaSandbox } from '#connectors/misa/sandbox.ts';
import { asInvoice } from '#generated/invoice/module.gen.server.ts';
import { findGaps } from '#modules/invoice/gaps.server.ts';
import { remindUnprocessed } from '#modules/invoice/remind.server.ts';
import { mergeBills } from '#modules/invoice/merge.server.ts';
import { describeOnDatabase } from '../../support/database.ts';
import { openSync } from '../../support/market.ts';
import { startTestServer, type Caller, type Reply, type TestServer } from '../../support/server.ts';

const TAX_CODE = '9900112233';
const codeOf = ({ json }: Reply) => {
  const { code, fields = [] } = json['error'] as { code: string; fields?: { code: string }[] };
  return fields[0]?.code ?? code;
};
const line = (unit_price: number, tax_rate: number, quantity = 1) => ({
  name: `Hàng ${tax_rate}`,
  quantity,
  unit_price,
  tax_rate,
});

interface Stored {
  id: number;
  version: number;
  code: string;
}

describeOnDatabase('invoices', (database) => {
  let server: TestServer;
  let sandbox: MisaSandbox;
  let manager: Caller;
  let admin: Caller;
  let taxCode: number;

  beforeAll(async () => {
    sandbox = await startSandbox();
    server = await startTestServer(database, { rows: 5, outgoingAllow: new URL(sandbox.url).host });
    [admin, manager] = [await server.login('admin'), await server.login('manager')];
    [{ id: taxCode = 0 } = {}] = await run<{ id: number }>(
      'insert into tax_code (customer_id, code, status) values (1, $1, 1) returning id',
      [TAX_CODE],
    );
    const { appid: app_id, username, password } = SANDBOX_ACCOUNT;
    const config = { app_id, username, password, url: sandbox.url, tax_code_id: taxCode };
    const made = await manager.post('/invoice_config', { ...config, software: 1, series: '1C26TAA' });
    expect(made.status, made.body).toBe(201);
  });
  afterAll(async () => {
    await server.close();
    await sandbox.close();
  });

  const run = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await server.db.withoutTenant('maintenance').query<Row>(text, values)).rows;
  const create = (values: object = {}) =>
    manager.post('/invoice', {
      tax_code_id: taxCode,
      invoice_name: 'Công ty An Khang',
      lines: [line(540_000, 8)],
      ...values,
    });
  async function make(values: object = {}): Promise<Stored> {
    const made = await create(values);
    expect(made.status, made.body).toBe(201);
    return made.json as unknown as Stored;
  }
  const read = async (id: number): Promise<Record<string, unknown>> =>
    (await manager.send('GET', `/invoice/${id}`)).json;
  const reach = (id: number, fields: object) =>
    expect.poll(() => read(id), { timeout: 20_000, interval: 100 }).toMatchObject(fields);
  const issue = async (id: number) => {
    const reply = await manager.post(`/invoice/${id}/issue`);
    expect(reply.status, reply.body).toBe(200);
  };
  const sentOf = async (id: number) => {
    const { ref_id } = await read(id);
    return sandbox.invoices.filter((one) => one.RefID === ref_id);
  };

  it('part every line into net and tax, and add them up by rate', async () => {
    const lines = [line(540_000, 8), line(99_999, 8), line(110_000, 10, 3), line(96_000, -1)];
    const { json } = await create({ lines });
    // 540,000 = 500,000 + 40,000; 99,999 × 100 / 108 = 92,591.67; 330,000 = 300,000 + 30,000.
    expect(json).toMatchObject({ total: 1_065_999, net_amount: 988_592, vat_amount: 77_407 });
    expect(json).toMatchObject({ net_8: 592_592, vat_8: 47_407, net_10: 300_000, vat_10: 30_000 });
    expect(json).toMatchObject({ net_not_taxable: 96_000, net_5: 0, net_0: 0, handling: 1, processing: 0 });
  });

  it('refuse what cannot be issued, and store nothing', async () => {
    const before = await run('select count(*) from invoice');
    const replies = [
      await create({ publish_invoice_type: 4 }),
      await create({ invoice_tax_code: '12345' }),
      await create({ lines: [{ name: 'Không thuế suất', quantity: 1, unit_price: 1000 }] }),
      await create({ lines: [{ ...line(1000, 8), discount: 1001 }] }),
      await create({ date: '2999-01-01' }),
      await create({ lines: [] }),
    ];
    const fields = replies.map(({ json }) => (json['error'] as { fields: { path: string }[] }).fields);
    expect(fields.map(([first]) => first?.path)).toEqual([
      'invoice_tax_code',
      'invoice_tax_code',
      'lines.0.tax_rate',
      'lines.0.discount',
      'date',
      'lines',
    ]);
    expect(await run('select count(*) from invoice')).toEqual(before);
  });

  it('get their number from the provider, and are fixed from then on', async () => {
    const { id, version } = await make();
    await issue(id);
    await reach(id, { processing: 3, state: 1002, handling: 2, series: '1C26TAA', attempts: 1 });
    const [sent] = await sentOf(id);
    const stored = await read(id);
    expect(stored).toMatchObject({ number: sent?.InvNo, authority_code: sent?.InvCode });
    const changed = await manager.send('PUT', `/invoice/${id}`, {
      version: stored['version'],
      invoice_name: 'Khác',
    });
    expect([changed.status, codeOf(changed), version < Number(stored['version'])]).toEqual([
      409,
      'invalid_status',
      true,
    ]);
    expect((await manager.post(`/invoice/${id}/issue`)).status).toBe(409);
  });

  it('are issued once, whatever answer is lost', async () => {
    const { id } = await make();
    sandbox.fail({ path: '/invoice', isDone: true });
    await issue(id);
    await reach(id, { processing: 3, handling: 2 });
    expect(await sentOf(id)).toHaveLength(1);
  });

  it('that are refused say why, are corrected and issued', async () => {
    const { id } = await make({ invoice_tax_code: '0000000000' });
    await issue(id);
    await reach(id, { processing: 5, state: 0, handling: 1, number: null });
    const { version, last_error } = await read(id);
    expect(last_error).toBe('Misa: MST người mua không tồn tại. (InvalidBuyerTaxCode)');
    const corrected = await manager.send('PUT', `/invoice/${id}`, {
      version,
      invoice_tax_code: '0101234567',
    });
    expect(corrected.status, corrected.body).toBe(200);
    expect((await manager.post(`/invoice/${id}/correct`)).status).toBe(200);
    await issue(id);
    await reach(id, { processing: 3, attempts: 2, last_error: null });
  });

  it('are replaced by another one, once', async () => {
    const { id, code } = await make();
    expect((await manager.post(`/invoice/${id}/replace_invoice`, { reason: 'Sai tên' })).status).toBe(409);
    await issue(id);
    await reach(id, { processing: 3 });
    const reply = await manager.post(`/invoice/${id}/replace_invoice`, { reason: 'Sai tên' });
    expect(reply.status, reply.body).toBe(200);
    const again = await manager.post(`/invoice/${id}/replace_invoice`, { reason: 'Sai tên' });
    expect(codeOf(again)).toBe('rule.invoice.correction_open');
    const [other] = await run<Stored>('select id, code from invoice where original_id = $1', [id]);
    expect(other?.code).not.toBe(code);
    await issue(other?.id ?? 0);
    await reach(other?.id ?? 0, { processing: 3, state: 1002, relation: 'replace', total: 540_000 });
    expect(await read(id)).toMatchObject({ state: 1004 });
  });

  it('are canceled at the provider, and mailed by it', async () => {
    const { id } = await make();
    await issue(id);
    await reach(id, { processing: 3 });
    const without = await manager.post(`/invoice/${id}/email_invoice`, {});
    expect(codeOf(without)).toBe('rule.invoice.no_email');
    await manager.post(`/invoice/${id}/email_invoice`, { email: 'ketoan@ankhang.example.vn' });
    await expect.poll(() => sandbox.emails.length, { timeout: 20_000 }).toBe(1);
    await manager.post(`/invoice/${id}/cancel_invoice`, { reason: 'Khách trả hàng' });
    await reach(id, { state: 1009, handling: 1, reason: 'Khách trả hàng' });
    expect((await sentOf(id)).map(({ isCanceled }) => isCanceled)).toEqual([true]);
  });

  it('without an order are invoices only, and all that some see', async () => {
    const { id } = await make();
    expect(await read(id)).toMatchObject({ only_invoice: true });
    await run(
      `update account set permissions = array['administration_only_invoice'] where username = 'nobody'`,
    );
    const keeper = await server.login('nobody');
    const { json } = await keeper.post('/only-invoice-list', {});
    const ids = (json['rows'] as { id: number }[]).map((row) => row.id);
    const others = await run('select id from invoice where id = any($1) and not only_invoice', [ids]);
    expect([ids.includes(id), others]).toEqual([true, []]);
    const [other] = await run<Stored>(
      'select id from invoice where customer_id = 1 and not only_invoice limit 1',
    );
    const replies = [
      await keeper.post('/invoice-list', {}),
      await keeper.send('GET', `/invoice/${other?.id}`),
      await keeper.post(`/invoice/${other?.id}/issue`),
      await keeper.post(`/invoice/${id}/cancel_invoice`, { reason: 'Thử' }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([403, 404, 404, 403]);
  });

  it('that nobody wants are closed with a reason, and opened again', async () => {
    const { id } = await make();
    expect((await manager.post(`/invoice/${id}/not_issue`, {})).status).toBe(422);
    await manager.post(`/invoice/${id}/not_issue`, { reason: 'Khách không lấy' });
    expect(await read(id)).toMatchObject({ handling: 3, reason: 'Khách không lấy' });
    expect((await manager.post(`/invoice/${id}/issue`)).status).toBe(409);
    await manager.post(`/invoice/${id}/reopen`);
    expect(await read(id)).toMatchObject({ handling: 1, reason: null });
  });

  it('of a packed order are made by whoever packs it, with its discount shared out among its lines', async () => {
    const [goods, other] = await run<{ id: number }>(
      'select id from goods where customer_id = 1 order by id limit 2',
    );
    const order = {
      receiver_name: 'Lê Thu',
      receiver_phone: '0912345678',
      receiver_address: 'Số 1',
      publish_invoice: true,
      publish_invoice_type: 1,
      invoice_name: 'Công ty Hoa Ban',
      discount: 1000,
      lines: [
        { goods_id: goods?.id, quantity: 1, unit_price: 100_000 },
        { goods_id: other?.id, quantity: 2, unit_price: 100_000 },
      ],
    };
    const made = [
      await admin.post('/order', order),
      await admin.post('/order', { ...order, invoice_tax_code: 'khong-dung' }),
    ];
    const ids = made.map(({ json }) => Number(json['id']));
    await run('update "order" set status = 100 where id = any($1)', [ids]);
    const warehouse = await server.login('warehouse');
    for (const id of ids) {
      const packed = await warehouse.post(`/order/${id}/pack`);
      expect(packed.status, packed.body).toBe(200);
    }
    const lines = await run(
      `select s.order_id, l.discount, i.only_invoice, i.invoice_name from invoice_line l
join invoice i on i.id = l.invoice_id join invoice_source s on s.invoice_id = i.id where s.order_id = any($1) order by l.id`,
      [ids],
    );
    const facts = { order_id: ids[0], only_invoice: false, invoice_name: 'Công ty Hoa Ban' };
    expect(lines).toEqual([
      { ...facts, discount: 333 },
      { ...facts, discount: 667 },
    ]);
    // The other one's tax code is none: the accountant is told, and the parcel goes on.
    const { json } = await manager.post('/notifications', { type: 15, status: 0 });
    expect(JSON.stringify(json)).toContain(String(made[1]?.json['customer_order_id']));
    expect((await warehouse.post('/invoice-list', {})).status).toBe(403);
  });

  it('of orders that have left are asked for afterwards, once each', async () => {
    const [goods] = await run<{ id: number }>(
      'select id from goods where customer_id = 1 order by id limit 1',
    );
    const order = {
      receiver_name: 'Trần Bình',
      receiver_phone: '0987654321',
      receiver_address: 'Số 2',
      lines: [{ goods_id: goods?.id, quantity: 1, unit_price: 90_000 }],
    };
    const made = [await admin.post('/order', order), await admin.post('/order', order)];
    const ids = made.map(({ json }) => Number(json['id']));
    await run('update "order" set status = 200 where id = $1', [ids[0]]);
    const ask = (publish_invoice_type: number) =>
      admin.post('/order/create_invoice', { ids, publish_invoice_type });
    expect((await ask(0)).json['done']).toEqual([]);
    const asked = await ask(1);
    expect(asked.json['done'], asked.body).toEqual(ids);
    const invoiced = () =>
      run('select order_id, amount from invoice_source where order_id = any($1) order by order_id', [ids]);
    // The other one is invoiced when it is packed.
    expect(await invoiced()).toEqual([{ order_id: ids[0], amount: 90_000 }]);
    expect((await ask(1)).json['done']).toEqual([]);
    expect(await invoiced()).toHaveLength(1);
  });

  it('that wait for longer than the company wants are told of in the morning', async () => {
    const { id } = await make();
    const heard = async () => {
      const { json } = await manager.post('/notifications', { type: 15 });
      return (json['rows'] as { key?: string; title: string }[]).filter(({ title }) => /quá/.test(title))
        .length;
    };
    const remind = async () => {
      const context = await openSync(server.parts, 'invoice');
      await context.within('invoice').change((inside) => remindUnprocessed(asInvoice(inside)));
    };
    await run(`update invoice set created_at = now() - interval '23 hours' where id = $1`, [id]);
    await run(`update invoice set handling = 3 where id <> $1 and handling = 1`, [id]);
    await remind();
    expect(await heard()).toBe(0);
    await run(`update invoice set created_at = now() - interval '25 hours' where id = $1`, [id]);
    await remind();
    expect(await heard()).toBe(1);
  });

  it('tell how many numbers are missing before them, until those are there', async () => {
    const look = async () => {
      const context = await openSync(server.parts, 'invoice');
      await context.within('invoice').change((inside) => findGaps(asInvoice(inside)));
    };
    const number = async (text: string) => {
      const { id } = await make();
      await run(
        `update invoice set series = '1C26TGP', number = $2, processing = 3, handling = 2 where id = $1`,
        [id, text],
      );
      return id;
    };
    const [first, second, late] = [
      await number('00000101'),
      await number('00000102'),
      await number('00000105'),
    ];
    const missing = async () =>
      (await Promise.all([first, second, late].map(read))).map(({ missing_before }) => missing_before);
    await look();
    // What was before the first that we know, nobody can say.
    expect(await missing()).toEqual([null, null, 2]);
    const listed = await manager.post('/invoice-list', { viewMode: 'gaps', filters: { number: '00000105' } });
    expect((listed.json['rows'] as { id: number }[]).map(({ id }) => id)).toEqual([late]);
    await number('00000103');
    await number('00000104');
    await look();
    expect(await missing()).toEqual([null, null, null]);
    const { version } = await read(late);
    await look();
    expect((await read(late))['version']).toBe(version);
  });

  it('of a bill are made at once where its buyer wants one, for what it was paid with', async () => {
    const [bill] = await run<{ id: number; total: number }>(
      `select id, total from pos_sale where customer_id = 1 and kind = 'sale' and status = 'paid' and total > 0 order by id limit 1`,
    );
    const ask = () =>
      admin.post(`/pos_sale/${bill?.id}/issue_invoice`, {
        invoice_name: 'Công ty Mây Tre',
        invoice_email: 'ketoan@maytre.example',
      });
    const asked = await ask();
    expect(asked.status, asked.body).toBe(200);
    expect((await ask()).status).toBe(409);
    const made = await run(
      `select i.invoice_name, i.invoice_email, i.total, s.amount from invoice i join invoice_source s on s.invoice_id = i.id where s.pos_sale_id = $1`,
      [bill?.id],
    );
    expect(made).toEqual([
      {
        invoice_name: 'Công ty Mây Tre',
        invoice_email: 'ketoan@maytre.example',
        total: bill?.total,
        amount: bill?.total,
      },
    ]);
  });

  it('are issued by a setup that says, asked, whether its provider knows it', async () => {
    const [code] = await run<{ id: number }>(
      `insert into tax_code (customer_id, code, status) values (1, '9900112241', 1) returning id`,
    );
    const { appid: app_id, username, password } = SANDBOX_ACCOUNT;
    const setup = {
      app_id,
      username,
      url: sandbox.url,
      tax_code_id: code?.id,
      software: 1,
      series: '1C26TAB',
    };
    const reached = async (secret: string) => {
      const { json, body } = await manager.post('/invoice_config', { ...setup, password: secret });
      const path = `/invoice_config/${Number(json['id'])}`;
      expect((await manager.post(`${path}/test_invoice_config`)).status, body).toBe(200);
      const read = async () => (await manager.send('GET', path)).json;
      await expect.poll(read, { timeout: 20_000 }).toMatchObject({ checked_at: expect.any(String) });
      const { token_status, last_error } = await read();
      expect((await manager.post(`${path}/stop_invoice_config`)).status).toBe(200);
      return [token_status, last_error];
    };
    expect(await reached('wrong')).toEqual(['expired', expect.stringContaining('Misa')]);
    expect((await reached(password))[0]).toBe('valid');
  });

  it('of a day’s bills are one a shop, and equal to their sum, once', async () => {
    await run(`update pos_sale set paid_at = now() - interval '1 minute' where customer_id = 1`);
    const context = await openSync(server.parts, 'invoice');
    const put = (merge_at: string) =>
      run(`update invoice_config set merge_at = $1, merged_on = null where publish_invoice_type = 2`, [
        merge_at,
      ]);
    const count = async () =>
      (await run<{ n: number }>(`select count(*)::int as n from invoice where publish_invoice_type = 2`))[0]
        ?.n;
    const before = await count();
    await put('24:00');
    await mergeBills.run(context);
    expect(await count()).toBe(before);
    await put('00:00');
    for (const _ of [1, 2]) await mergeBills.run(context);
    const merged = await run<{ shop: number; total: number; bills: number; sold: number }>(
      `select p.pos_id as shop, i.total, count(*)::int as bills, sum(p.total)::int8 as sold from invoice i
join invoice_source s on s.invoice_id = i.id join pos_sale p on p.id = s.pos_sale_id
where i.customer_id = 1 and p.status = 'paid' and i.publish_invoice_type = 2 group by i.id, p.pos_id, i.total`,
    );
    expect(merged.length).toBeGreaterThan(0);
    expect(new Set(merged.map(({ shop }) => shop)).size).toBe(merged.length);
    expect(merged.map(({ total }) => total)).toEqual(merged.map(({ sold }) => sold));
    const [left] = await run<{ n: number }>(
      `select count(*)::int as n from pos_sale p where customer_id = 1 and status = 'paid' and kind = 'sale'
and not exists (select 1 from invoice_source s where s.pos_sale_id = p.id)`,
    );
    expect(left?.n).toBe(0);
  });

  it('of an order that is nothing but one are made with it, and taken back with it', async () => {
    const [goods] = await run<{ id: number }>(
      'select id from goods where customer_id = 1 order by id limit 1',
    );
    const order = {
      receiver_name: 'Lê Thu',
      receiver_phone: '0912345678',
      receiver_address: 'Số 1',
      invoice_only: true,
      discount: 10_001,
      lines: [{ goods_id: goods?.id, quantity: 3, unit_price: 100_000 }],
    };
    const made = [await admin.post('/order', order), await admin.post('/order', order)];
    expect(
      made.map(({ status }) => status),
      made[0]?.body,
    ).toEqual([201, 201]);
    const ids = made.map(({ json }) => Number(json['id']));
    const invoices = await run<Stored>(
      `select i.id, i.total, i.only_invoice, s.amount from invoice i join invoice_source s on s.invoice_id = i.id
where s.order_id = any($1) order by s.order_id`,
      [ids],
    );
    const facts = { total: 289_999, amount: 289_999, only_invoice: true };
    expect(invoices).toMatchObject([facts, facts]);
    const [open, issued] = invoices.map(({ id }) => id);
    await run('update invoice set tax_code_id = $1 where id = any($2)', [taxCode, [open, issued]]);
    await issue(issued ?? 0);
    await reach(issued ?? 0, { processing: 3 });
    const replies = [
      await admin.post(`/order/${ids[0]}/cancel`, { cancel_reason: 'Khách đổi ý' }),
      await admin.post(`/order/${ids[1]}/cancel`, { cancel_reason: 'Khách đổi ý' }),
    ];
    expect(
      replies.map(({ status }) => status),
      replies[0]?.body,
    ).toEqual([200, 422]);
    expect(await read(open ?? 0)).toMatchObject({ handling: 3, reason: 'Khách đổi ý' });
    expect(await run('select status from "order" where id = $1', [ids[1]])).toEqual([{ status: -50 }]);
  });

  it('are made of orders by their codes, once, and of none where a code is unknown', async () => {
    const [goods] = await run<{ id: number }>('select min(id) as id from goods where customer_id = 1');
    const { json } = await admin.post('/order', {
      customer_order_id: 'HD-CODE-1',
      receiver_name: 'Lan',
      receiver_phone: '0912345678',
      receiver_address: '12 Hàng Bông',
      lines: [{ goods_id: goods?.id, quantity: 2, unit_price: 54_000 }],
    });
    const from = (codes: string) => manager.post('/invoice-from-codes', { codes });
    const unknown = await from('HD-CODE-1, HD-NOWHERE');
    expect([unknown.status, codeOf(unknown)]).toEqual([422, 'rule.invoice.codes_unknown']);
    const made = await from('HD-CODE-1');
    expect(made.json, made.body).toMatchObject({ made: 1 });
    expect(
      await run(
        'select i.total, i.handling from invoice i join invoice_source s on s.invoice_id = i.id where s.order_id = $1',
        [json['id']],
      ),
    ).toEqual([{ total: 108_000, handling: 1 }]);
    expect(codeOf(await from('HD-CODE-1'))).toBe('rule.invoice.all_invoiced');
  });

  it('tell their orders what has become of them', async () => {
    const order = async (more: object) => {
      const reply = await admin.post('/order', {
        receiver_name: 'Chị Lan',
        receiver_phone: '0912345678',
        receiver_address: '12 Hàng Bông',
        lines: [{ goods_id: goods, quantity: 1, unit_price: 100_000 }],
        ...more,
      });
      expect(reply.status, reply.body).toBe(201);
      return Number(reply.json['id']);
    };
    const [{ id: goods } = { id: 0 }] = await run<{ id: number }>(
      'select min(id) as id from goods where customer_id = 1',
    );
    const handling = async (id: number) =>
      (await run<{ invoice_handling: number }>('select invoice_handling from "order" where id = $1', [id]))[0]
        ?.invoice_handling;
    const [plain, asked] = [
      await order({}),
      await order({ publish_invoice: true, publish_invoice_type: 1, invoice_name: 'Chị Lan' }),
    ];
    expect([await handling(plain), await handling(asked)]).toEqual([0, 1]);
    const [{ customer_order_id: code } = { customer_order_id: '' }] = await run<{
      customer_order_id: string;
    }>('select customer_order_id from "order" where id = $1', [plain]);
    const invoiced = await manager.post('/invoice-from-codes', { codes: code });
    expect(invoiced.json, invoiced.body).toMatchObject({ made: 1 });
    const [invoice = { id: 0 }] = await run<{ id: number }>(
      'select invoice_id as id from invoice_source where order_id = $1',
      [plain],
    );
    expect(await handling(plain)).toBe(1);
    const decided = await manager.post(`/invoice/${invoice.id}/not_issue`, { reason: 'Khách không lấy' });
    expect(decided.status, decided.body).toBe(200);
    expect(await handling(plain)).toBe(3);
    await manager.post(`/invoice/${invoice.id}/reopen`);
    expect(await handling(plain)).toBe(1);
    await run('update invoice set tax_code_id = $2 where id = $1', [invoice.id, taxCode]);
    await issue(invoice.id);
    await reach(invoice.id, { handling: 2 });
    expect(await handling(plain)).toBe(2);
  });
});
