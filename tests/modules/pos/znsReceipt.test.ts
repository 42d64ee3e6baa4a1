import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';

describeOnDatabase('receipts that are sent by ZNS', (database) => {
  let server: TestServer;
  let admin: Caller;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 12 });
    admin = await server.login('admin');
  });
  afterAll(() => server.close());

  const run = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await server.db.withoutTenant('maintenance').query<Row>(text, values)).rows;

  it('go to the buyer of a bill, once, where a template is switched on', async () => {
    const [bill = { id: 0, code: '' }] = await run<{ id: number; code: string }>(
      `select id, code from pos_sale where customer_id = 1 and status = 'paid' and kind = 'sale' order by id limit 1`,
    );
    const send = () => admin.post(`/pos_sale/${bill.id}/zns_receipt`);
    await run('update pos_sale set buyer_phone = null where id = $1', [bill.id]);
    expect((await send()).status, 'nobody to send it to').toBe(409);
    await run(`update pos_sale set buyer_phone = '0912345678', buyer_name = 'Chị Hồng' where id = $1`, [
      bill.id,
    ]);
    expect((await send()).body).toContain('no_zns_template');
    await run(`update zns_template set active = true where used_for = 'bill_receipt'`);
    await run('update omnichannel_page set active = true');
    const reply = await send();
    expect(reply.status, reply.body).toBe(200);
    const messages = await run<{ data: Record<string, string> }>(
      `select document_code, phone, event, data from zns_message where tracking_id = $1`,
      [`bill-${bill.id}-bill_receipt`],
    );
    expect(messages).toMatchObject([
      {
        document_code: bill.code,
        phone: '0912345678',
        event: 'bill_receipt',
        data: { customer_name: 'Chị Hồng', bill_code: bill.code },
      },
    ]);
    expect((await send()).body).toContain('receipt_sent');
  });
});
