import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';

describeOnDatabase('buyers of invoices', (database) => {
  let server: TestServer;
  let admin: Caller;

  const run = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await server.db.withoutTenant('maintenance').query<Row>(text, values)).rows;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 5 });
    admin = await server.login('admin');
    const [taxCode] = await run<{ id: number }>(
      `insert into tax_code (customer_id, code, status) values (1, '9900112244', 1) returning id`,
    );
    const issue = async (buyer: object) => {
      const lines = [{ name: 'Áo', quantity: 1, unit_price: 108_000, tax_rate: 8 }];
      const reply = await admin.post('/invoice', { tax_code_id: taxCode?.id, lines, ...buyer });
      expect(reply.status, reply.body).toBe(201);
      return Number(reply.json['id']);
    };
    const firm = { invoice_name: 'Công ty Sao Khuê', invoice_tax_code: '0101243150' };
    await issue({ ...firm, invoice_address: '1 Phố Huế' });
    await issue({ ...firm, invoice_address: '25 Láng Hạ', invoice_email: 'ketoan@saokhue.vn' });
    const own = await issue({ invoice_name: 'Hộ Sao Mai' });
    await run('update invoice set only_invoice = (id = $1) where invoice_name like $2', [own, '% Sao %']);
  });
  afterAll(() => server?.close());

  const found = async (text: string, caller = admin) => {
    const reply = await caller.post('/invoice-buyers', { text });
    expect(reply.status, reply.body).toBe(200);
    return reply.json['rows'] as Record<string, unknown>[];
  };

  it('are offered by tax code or name, each once, as the newest invoice says', async () => {
    const firm = {
      invoice_name: 'Công ty Sao Khuê',
      invoice_tax_code: '0101243150',
      invoice_address: '25 Láng Hạ',
      invoice_phone: null,
      invoice_email: 'ketoan@saokhue.vn',
      invoice_identity: null,
    };
    expect(await found('0101243150')).toEqual([firm]);
    expect(await found('cong ty sao khue')).toEqual([firm]);
    expect(await found('Sa'), 'too little says nothing').toEqual([]);
    expect((await found('sao')).map(({ invoice_name }) => invoice_name)).toEqual([
      'Hộ Sao Mai',
      'Công ty Sao Khuê',
    ]);
  });

  it('are those of his own invoices for who only issues, and nobody else asks', async () => {
    const [nobody] = await run<{ id: number; version: number }>(
      `select id, version from account where customer_id = 1 and username = 'nobody'`,
    );
    const permissions = ['administration_only_invoice'];
    const given = await admin.send('PUT', `/account/${nobody?.id}`, {
      version: nobody?.version,
      permissions,
    });
    expect(given.status, given.body).toBe(200);
    const issuer = await server.login('nobody');
    expect((await found('sao', issuer)).map(({ invoice_name }) => invoice_name)).toEqual(['Hộ Sao Mai']);
    const clerk = await server.login('crm');
    expect((await clerk.post('/invoice-buyers', { text: 'sao' })).status).toBe(403);
  });
});
