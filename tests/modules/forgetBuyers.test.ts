import { afterAll, beforeAll, expect, test } from 'vitest';
import { FORGOTTEN_AT_ONCE, forgetPersonal } from '#server/jobs/forgetPersonal.ts';
import { describeOnDatabase } from '../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../support/server.ts';

/* The specification, 9: personal data of marketplace orders is gone after 90 days; domain A3: after their end, by marketplace. */

const DAY_MS = 86_400_000;
const NAME = 'Vũ Thị Bưởi Năm Roi';
const PHONE = '0977123465';
const STREET = '9 Ngõ Hẻm Cụt';
const SECRETS = [NAME, PHONE, STREET, 'Gọi chị Bưởi', 'buoi@example.vn'];

describeOnDatabase('buyers of marketplaces', (database) => {
  let server: TestServer;
  let admin: Caller;
  let goods: number;
  const log = {
    info: () => undefined,
    warn: () => undefined,
    error: (...said: unknown[]) => expect(said).toEqual([]),
  };

  const ask = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await server.db.withoutTenant('maintenance').query<Row>(text, values)).rows as Row[];
  const nightAfter = (days: number, from = Date.now()) =>
    forgetPersonal({ ...server.parts, now: () => new Date(from + days * DAY_MS) }, log);

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 12 });
    admin = await server.login('admin');
    const [first] = await ask<{ id: number }>(
      'select id from goods where customer_id = 1 order by id limit 1',
    );
    goods = first?.id ?? 0;
    // What the demo has is not looked at.
    await ask('update "order" set closed_at = null');
  });
  afterAll(() => server?.close());

  const make = async (source: number | null, phone = PHONE) => {
    const reply = await admin.post('/order', {
      source,
      receiver_name: 'Tên Cũ',
      receiver_phone: phone,
      receiver_address: STREET,
      note: 'Gọi chị Bưởi',
      delivery_company: 'self',
      publish_invoice: true,
      invoice_name: NAME,
      invoice_email: 'buoi@example.vn',
      lines: [{ goods_id: goods, quantity: 1, unit_price: 100_000 }],
    });
    expect(reply.status, reply.body).toBe(201);
    const id = Number(reply.json['id']);
    const changed = await admin.send('PUT', `/order/${id}`, { version: 1, receiver_name: NAME });
    expect(changed.status, changed.body).toBe(200);
    return { id, version: Number(changed.json['version']) };
  };
  const cancel = async ({ id, version }: { id: number; version: number }) => {
    const reply = await admin.post(`/order/${id}/cancel`, { version, cancel_reason: 'Khách đổi ý rồi nhé' });
    expect(reply.status, reply.body).toBe(200);
    return id;
  };
  const history = (id: number) => admin.post('/record-history', { entity: 'order', id });
  const everywhere = async (id: number) => {
    const list = { filters: { created_at: null }, viewMode: 'order' };
    const calls = [
      admin.send('GET', `/order/${id}`),
      history(id),
      admin.post('/order-list', list),
      admin.post('/order-list', { ...list, filters: { receiver_phone: PHONE } }),
      admin.post('/pos-get-buyers', { phone: PHONE }),
      admin.post('/search', { q: 'Bưởi' }),
    ];
    return (await Promise.all(calls)).map(({ body }) => body).join('\n');
  };

  test('are forgotten everywhere when their days are over, and not before', async () => {
    const id = await cancel(await make(1));
    expect(await everywhere(id)).toContain(NAME);
    await nightAfter(89);
    expect(await everywhere(id)).toContain(NAME);
    const [before] = await ask<{ version: number }>('select version from "order" where id = $1', [id]);
    await nightAfter(90.01);
    const all = await everywhere(id);
    for (const secret of SECRETS) expect(all, secret).not.toContain(secret);
    const { json } = await admin.send('GET', `/order/${id}`);
    expect(json).toMatchObject({
      receiver_name: '***',
      receiver_phone: '***',
      receiver_address: '***',
      note: null,
      invoice_name: '***',
      invoice_email: null,
      status: 0,
      version: (before?.version ?? 0) + 1,
    });
    // Not in what is stored either.
    const kept = await ask(
      `select 1 from khuon_audit where entity = 'order' and record_id = $1 and (before::text || after::text) ~ $2
union all select 1 from khuon_event where entity = 'order' and record_id = $1 and data::text ~ $2`,
      [id, SECRETS.join('|')],
    );
    expect(kept).toEqual([]);
    // That the name was changed is still known.
    expect((await history(id)).body).toContain('"receiver_name"');
    await nightAfter(91);
    expect((await admin.send('GET', `/order/${id}`)).json['version']).toBe(json['version']);
  });

  test('what people wrote about them goes too, and what a record of ours says stays', async () => {
    const office = await ask<{ id: number }>(
      `select id from account where username = 'warehouse' and customer_id = 1`,
    );
    const write = async (source: number | null) => {
      const made = await make(source);
      const said = await admin.post('/record-note', {
        entity: 'order',
        id: made.id,
        text: `@{${office[0]?.id}} gọi ${NAME} ${PHONE} trước khi giao`,
      });
      expect(said.status, said.body).toBe(200);
      const { json } = await admin.send('PUT', `/order/${made.id}`, {
        version: made.version,
        internal_note: `Nhà ${NAME} ở ${STREET}`,
      });
      await cancel({ id: made.id, version: Number(json['version']) });
      await ask(`update khuon_event set note = $2 where entity = 'order' and record_id = $1`, [
        made.id,
        NAME,
      ]);
      return made.id;
    };
    const [theirs, ours] = [await write(1), await write(null)];
    const kept = async (id: number) => {
      const rows = await ask(
        `select text, files::text from khuon_note where entity = 'order' and record_id = $1
union all select note, data::text from khuon_event where entity = 'order' and record_id = $1
union all select title, data::text from khuon_notification where url = '/orders/detail/' || $1::text and title = 'note_mention'
union all select internal_note, cancel_reason from "order" where id = $1`,
        [id],
      );
      return JSON.stringify(rows);
    };
    expect(await kept(theirs)).toContain('note_mention');
    await nightAfter(91);
    for (const secret of SECRETS) expect(await kept(theirs), secret).not.toContain(secret);
    // That somebody wrote something, and was told of it, is still known.
    expect(await kept(theirs)).toMatch(/"text":"\*\*\*".*note_mention/);
    for (const secret of [NAME, PHONE, STREET]) expect(await kept(ours)).toContain(secret);
    // What is written later is somebody's new word; the night after it goes as well.
    await admin.post('/record-note', { entity: 'order', id: theirs, text: `Nhớ ${NAME}` });
    await nightAfter(92);
    expect(await kept(theirs)).not.toContain(NAME);
  });

  test('of whom nothing is remembered as a buyer of ours', async () => {
    await make(5, '0977000111');
    await make(null, '0977000222');
    const buyers = await ask(`select phone from buyer where phone in ('0977000111', '0977000222')`);
    expect(buyers).toEqual([{ phone: '0977000222' }]);
  });

  test('that were remembered, or written to, before go by the data migrations', async () => {
    const phones = ['0977000333', '0977000444'];
    await ask(
      `insert into buyer (customer_id, created_by, name, phone)
select 1, (select min(id) from account where customer_id = 1), 'Nhớ Nhầm', p from unnest($1::text[]) p`,
      [phones],
    );
    const { id } = await make(1, phones[0]);
    await make(2, phones[1]);
    await make(null, phones[1]);
    const [message] = await ask<{ id: number }>(
      `update zns_message set sent_at = now(), document_code = (select customer_order_id from "order" where id = $1)
where id = (select min(id) from zns_message where customer_id = 1) returning id`,
      [id],
    );
    const { migrations = [] } = server.parts.model;
    const own = migrations.filter(({ name }) => /marketplace/.test(name));
    expect(own.map(({ module }) => module).toSorted()).toEqual(['orders', 'pos']);
    for (const text of own.flatMap(({ statements }) => statements)) await ask(text);
    expect(await ask('select phone from buyer where phone = any($1)', [phones])).toEqual([
      { phone: phones[1] },
    ]);
    const messages = await ask(`select phone, buyer_name, data from zns_message where id = $1`, [
      message?.id,
    ]);
    expect(messages).toEqual([{ phone: '***', buyer_name: null, data: null }]);
  });

  test('stay with an order that is not over, and ours stay anyway', async () => {
    const [open, own] = [await make(2), await cancel(await make(null))];
    await nightAfter(1000);
    for (const id of [open.id, own])
      expect((await admin.send('GET', `/order/${id}`)).json).toMatchObject({ receiver_name: NAME });
  });

  test('are kept as long as the company says for their marketplace', async () => {
    const [shopee, lazada] = [await cancel(await make(1)), await cancel(await make(2))];
    const name = async (id: number) => (await admin.send('GET', `/order/${id}`)).json['receiver_name'];
    await ask(
      `insert into khuon_setting (customer_id, key, value) values (1, 'orders.privacy_days_lazada', '30')`,
    );
    await nightAfter(31);
    expect([await name(shopee), await name(lazada)]).toEqual([NAME, '***']);
    await ask(`delete from khuon_setting where key = 'orders.privacy_days_lazada'`);
  });

  test('whose numbers are gone are not one person', async () => {
    const { json } = await admin.post('/order-list', {
      viewMode: 'order',
      filters: { receiver_phone: '***' },
    });
    expect(json['rows']).toEqual([]);
  });

  test('that come back are received, although nobody knows the number any more', async () => {
    const { id } = await make(1);
    await ask(`update "order" set status = 200, delivery_status = 402, closed_at = now() where id = $1`, [
      id,
    ]);
    await nightAfter(91);
    const { json } = await admin.send('GET', `/order/${id}`);
    expect(json['receiver_phone']).toBe('***');
    const reply = await admin.post(`/order/${id}/receive_return`, { version: json['version'] });
    expect(reply.status, reply.body).toBe(200);
  });

  test('of ten thousand orders are forgotten in pieces', async () => {
    await ask(
      `insert into "order" (customer_id, created_by, customer_order_id, create_method, kind, source, status, receiver_name, receiver_phone, receiver_country, receiver_address, closed_at)
select 1, (select min(id) from account where customer_id = 1), 'MANY' || n, 6, 1, 1, 200, $1, $2, 1, $3, now() from generate_series(1, 10000) n`,
      [NAME, PHONE, STREET],
    );
    let statements = 0;
    const db = server.parts.db;
    const counted = {
      ...db,
      withoutTenant: (reason: Parameters<typeof db.withoutTenant>[0]) => {
        const owner = db.withoutTenant(reason);
        return {
          ...owner,
          query: owner.query.bind(owner),
          transaction: <T>(work: Parameters<typeof owner.transaction<T>>[0]) => {
            statements += 1;
            return owner.transaction(work);
          },
        };
      },
    } as typeof db;
    const now = () => new Date(Date.now() + 91 * DAY_MS);
    await forgetPersonal({ ...server.parts, db: counted, now }, log);
    const left = await ask(
      `select 1 from "order" where customer_order_id like 'MANY%' and receiver_phone <> '***'`,
    );
    expect(left).toEqual([]);
    expect(statements).toBeGreaterThanOrEqual(10_000 / FORGOTTEN_AT_ONCE);
    expect(statements).toBeLessThan(10_000 / FORGOTTEN_AT_ONCE + 20);
  });
});
