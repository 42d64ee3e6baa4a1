import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { todayIn } from '#fields/date_time/zone.ts';
import { entityOf } from '#server/access/modelIndex.ts';
import type { Tx } from '#server/db/Db.ts';
import { runImport } from '#server/import/runImport.ts';
import { readRows } from '#server/import/readRows.ts';
import { createRecord } from '#server/write/createRecords.ts';
import { createChange } from '#server/write/runChange.ts';
import { describeOnDatabases } from '../../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';
import { toWorkbook } from '../import/sheets.ts';

const HEAD = ['Mã đơn', 'Tên người nhận', 'SĐT', 'Địa chỉ', 'SKU', 'Số lượng', 'Đơn giá', 'COD'];

describeOnDatabases('running numbers', (database) => {
  let server: TestServer;
  let admin: Caller;
  let goods: { id: number; sku: string } | undefined;
  let start: string;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 5 });
    admin = await server.login('admin');
    const { rows } = await run<{ id: number; sku: string }>(
      'select id, sku from goods where customer_id = 1 order by id limit 1',
    );
    goods = rows[0];
    start = `DH${todayIn('Asia/Ho_Chi_Minh', new Date()).replaceAll('-', '').slice(2)}`;
  });
  afterAll(() => server?.close());

  const run = <Row extends object>(text: string, values: unknown[] = []) =>
    server.db.withoutTenant('maintenance').query<Row>(text, values);
  let buyers = 0;
  /** Each of a buyer of its own: those who change one and the same do wait for each other. */
  const order = (code?: string) => ({
    receiver_name: 'Đặng Thị Hồng',
    receiver_phone: `09${String((buyers += 1)).padStart(8, '0')}`,
    receiver_address: '12 Hàng Bông',
    lines: [{ goods_id: goods?.id, quantity: 1, unit_price: 1000 }],
    ...(code ? { customer_order_id: code } : {}),
  });
  async function create(code?: string): Promise<string> {
    const { status, json, body } = await admin.post('/order', order(code));
    expect(status, body).toBe(201);
    return String(json['customer_order_id']);
  }
  const numberOf = (code: string): number => Number(code.slice(start.length));
  const codeOf = (number: number): string => `${start}${String(number).padStart(numberWidth, '0')}`;
  let numberWidth = 0;

  async function next(): Promise<number> {
    const code = await create();
    expect(code.startsWith(start)).toBe(true);
    numberWidth = code.length - start.length;
    return numberOf(code);
  }

  it('go on past a code that was typed', async () => {
    const last = await next();
    await create(codeOf(last + 1));
    expect([await next(), await next()]).toEqual([last + 2, last + 3]);
  });

  it('go on past many, as a sheet of another shop brings them, and fill what is free between', async () => {
    const last = await next();
    for (const more of [1, 2, 3, 5]) await create(codeOf(last + more));
    expect([await next(), await next()]).toEqual([last + 4, last + 6]);
  });

  it('may use a code whose record is deleted', async () => {
    const last = await next();
    await create(codeOf(last + 1));
    await run('update "order" set deleted_at = now() where customer_order_id = $1', [codeOf(last + 1)]);
    expect(await next()).toBe(last + 1);
  });

  const author = async () => {
    const session = await server.parts.sessions.find(admin.token ?? '');
    if (!session) throw new Error('the administrator has no session');
    return { session, language: 'vi', requestId: 'test' } as const;
  };
  async function sheet(codes: readonly (string | null)[], isTrial: boolean) {
    const row = (code: string | null) => [
      code,
      'Nguyễn Mai',
      912345678,
      '12 Lê Lợi',
      goods?.sku,
      2,
      1000,
      2000,
    ];
    const bytes = await toWorkbook([HEAD, ...codes.map(row)]);
    const model = server.parts.model.imports.find(({ url }) => url === '/order-import');
    if (!model) throw new Error('no import of orders');
    const rows = await readRows({ bytes, name: 'a.xlsx' }, model, server.parts);
    const request = { sheet: { ...model, groupBy: [] }, options: {}, isTrial, takesGood: false, key: null };
    return (await runImport(server.parts, await author(), rows, request)).answer;
  }

  it('do not repeat what is typed in the same sheet; a trial uses none up', async () => {
    const last = await next();
    const codes = [null, codeOf(last + 1), null, codeOf(last + 3)];
    expect(await sheet(codes, true)).toMatchObject({ accepted: 4, rejected: 0 });
    expect(await sheet(codes, false)).toMatchObject({ accepted: 4, rejected: 0, stored: true });
    const { rows } = await run<{ code: string }>(
      `select customer_order_id as code from "order" where customer_order_id > $1 order by 1`,
      [codeOf(last)],
    );
    expect(rows.map(({ code }) => numberOf(code)).slice(0, 4)).toEqual(
      [1, 2, 3, 4].map((more) => last + more),
    );
    expect(await next()).toBe(last + 5);
  });

  /** A transaction that does its work and stays open until it is released. */
  async function held(work: (tx: Tx) => Promise<unknown>) {
    let release = () => undefined as void;
    const open = new Promise<void>((resolve) => (release = resolve));
    let begun = () => undefined as void;
    const isBegun = new Promise<void>((resolve) => (begun = resolve));
    const ended = server.db.forTenant(1).transaction(async (tx) => {
      await work(tx);
      begun();
      await open;
    });
    await Promise.race([isBegun, ended]);
    return { release, ended };
  }

  it.skipIf(database.name === 'embedded')('are given while another creator has not ended yet', async () => {
    const last = await next();
    const warehouse = await server.login('warehouse');
    const { model } = server.parts;
    const find = (name: string) => entityOf(model, name);
    const who = await author();
    const first = await held((tx) =>
      createRecord(createChange(server.parts, who, tx), find('order'), order()),
    );
    const from = performance.now();
    const { status, json } = await warehouse.post('/order', order());
    const ms = performance.now() - from;
    first.release();
    await first.ended;
    expect([status, numberOf(String(json['customer_order_id']))]).toEqual([201, last + 2]);
    // Who waits is refused after three seconds.
    expect(ms).toBeLessThan(2_500);
    const { rows } = await run('select 1 from "order" where customer_order_id = $1', [codeOf(last + 1)]);
    expect(rows).toHaveLength(1);
  });

  it.skipIf(database.name === 'embedded')('meet a code that somebody is just typing', async () => {
    const last = await next();
    const { rows: columns } = await run<{ name: string }>(
      `select quote_ident(column_name) as name from information_schema.columns where table_name = 'order' and is_generated = 'NEVER' and column_name not in ('id', 'customer_order_id', 'delivery_order_id')`,
    );
    const names = columns.map(({ name }) => name).join(', ');
    const typing = await held((tx) =>
      tx.query(
        `insert into "order" (${names}, customer_order_id) select ${names}, $1 from "order" where deleted_at is null limit 1`,
        [codeOf(last + 1)],
      ),
    );
    const creating = next();
    await wait(300);
    typing.release();
    await typing.ended;
    expect(await creating).toBeGreaterThan(last + 1);
  });
});
