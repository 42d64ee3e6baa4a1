import ExcelJS from 'exceljs';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OutgoingMessage } from '#contract/ports.ts';
import { isMailDay } from '#modules/administration/valueMail.server.ts';
import { wakeOverdue } from '#server/jobs/moduleJobs.ts';
import { runSchedules } from '#server/jobs/runSchedules.ts';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';

test('a week begins on Monday, a month on its first, and what is switched off never does', () => {
  const days = ['2026-03-01', '2026-03-02', '2026-03-03'];
  const of = (every: string | null) => days.filter((day) => isMailDay(every, day));
  expect(of('daily')).toEqual(days);
  expect(of('weekly')).toEqual(['2026-03-02']);
  expect(of('monthly')).toEqual(['2026-03-01']);
  expect(of(null)).toEqual([]);
});

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

describeOnDatabase('the value of stock by e-mail', (database) => {
  let server: TestServer;
  let other: Caller;
  let company: number;
  let me: number;
  let plain: number;
  /** What the app's clock shows. */
  let clock: Date;
  const sent: OutgoingMessage[] = [];
  let refusals = 0;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 12 });
    const { messages } = server.parts;
    Object.assign(server.parts, {
      now: () => clock,
      messages: {
        ...messages,
        async send(message: OutgoingMessage) {
          if (refusals > 0) {
            refusals -= 1;
            throw new Error('the gateway is away');
          }
          sent.push(message);
          await messages.send(message);
        },
      },
    });
    clock = new Date();
    other = await server.login('other');
    const [account] = await run<{ id: number; customer_id: number }>(
      `select id, customer_id from account where username = 'other'`,
    );
    [me, company] = [account?.id ?? 0, account?.customer_id ?? 0];
    const [second] = await run<{ id: number }>(
      `insert into account (customer_id, username, display_name, status, email, language) values ($1, 'plain_other', 'Plain', 1, 'plain@example.vn', 'zh') returning id`,
      [company],
    );
    plain = second?.id ?? 0;
    await run(`update account set email = 'chu@example.vn', language = 'en' where id = $1`, [me]);
    const set = await put({ value_mail_every: 'daily', value_mail_hour: 7, value_mail_to: [me] });
    expect(set.status, set.body).toBe(200);
  });
  afterAll(() => server?.close());
  beforeEach(async () => {
    await run('delete from value_mail');
    await run('delete from khuon_outbox');
    sent.length = 0;
    refusals = 0;
  });

  const run = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await server.db.withoutTenant('maintenance').query<Row>(text, values)).rows as Row[];
  const put = (values: object) => other.send('PUT', '/setting/own', values);

  /** The hour has come: what is due is planned, by two processes at once, and sent. */
  async function strike(at: string): Promise<void> {
    clock = new Date(at);
    await run('delete from khuon_schedule');
    await runSchedules(server.parts, log);
    await run(`update khuon_schedule set next_at = $1 where name = 'administration.plan_value_mails'`, [at]);
    await Promise.all([runSchedules(server.parts, log), runSchedules(server.parts, log)]);
    await settle();
  }

  const settle = () =>
    expect
      .poll(
        () =>
          run(
            `select job from khuon_task where job like 'administration.%value_mail%' and failed_at is null`,
          ),
        {
          timeout: 60_000,
        },
      )
      .toEqual([]);

  const states = () =>
    run<{ account_id: number; state: string }>(
      'select account_id, state from value_mail order by account_id',
    );

  test('comes once a day, from the hour on, in the language of who gets it, with the figures of the screen', async () => {
    // Seven in the morning in Vietnam is midnight in UTC.
    await strike('2027-03-03T23:30:00Z');
    expect(sent).toEqual([]);
    await strike('2027-03-04T00:00:00Z');
    expect(sent).toHaveLength(1);
    const [mail] = sent;
    const list = await other.post('/goods-value-list', { viewMode: 'in_stock', perPage: 200 });
    const { total, sum, counts } = list.json as {
      total: number;
      sum: Record<string, number>;
      counts: Record<string, number>;
    };
    expect(total).toBeGreaterThan(0);
    expect(mail).toMatchObject({ kind: 'mail', to: 'chu@example.vn', customerId: company });
    expect(mail?.subject).toContain('Stock value on 04/03/2027');
    const digits = (mail?.text ?? '').replaceAll(/[^\d:•\n]/g, '');
    const lines = digits.split('\n').filter((line) => line.startsWith('•'));
    const figure = (value: unknown) => String(value).replaceAll(/\D/g, '');
    expect(lines.map((line) => line.split(':')[1])).toEqual(
      [sum['value'], sum['on_hand'], total, counts['no_cost']].map(figure),
    );
    // The workbook is the list: as many rows, the same sum below them.
    const book = new ExcelJS.Workbook();
    const [file] = mail?.attachments ?? [];
    expect(file?.name).toBe('stock-value.xlsx');
    await book.xlsx.load(Buffer.from(file?.bytes ?? []) as never);
    const sheet = book.worksheets[0];
    const headers = (sheet?.getRow(1).values ?? []) as unknown[];
    const column = headers.findIndex((header) => header === 'Stock value' || header === 'Value');
    expect(column, JSON.stringify(headers)).toBeGreaterThan(0);
    const values = Array.from({ length: total }, (_, row) =>
      Number(sheet?.getRow(row + 2).getCell(column).value),
    );
    expect(values.reduce((all, one) => all + one, 0)).toBe(Number(sum['value']));
    // The second hour of the day brings no second one.
    await strike('2027-03-04T01:00:00Z');
    expect(sent).toHaveLength(1);
    await strike('2027-03-05T00:00:00Z');
    expect(sent).toHaveLength(2);
    const seen = await other.post('/value-mail-list', {});
    expect(seen.json['rows']).toMatchObject([
      { for_date: '2027-03-05', state: 'sent' },
      { for_date: '2027-03-04', state: 'sent' },
    ]);
  });

  test('stands in the outbox of a demo with its file, for its own company alone', async () => {
    await strike('2027-03-06T00:00:00Z');
    const box = await server.parts.messages.readOutbox?.(company);
    expect(box).toMatchObject([
      { kind: 'mail', recipient: 'chu@example.vn', attachments: ['stock-value.xlsx'] },
    ]);
    expect(await server.parts.messages.readOutbox?.(company === 1 ? 2 : 1)).toEqual([]);
  });

  test('who may not see costs or has no address gets none, and it is said', async () => {
    expect((await put({ value_mail_to: [me, plain] })).status).toBe(200);
    await run('update account set email = null where id = $1', [me]);
    await strike('2027-03-07T00:00:00Z');
    expect(sent).toEqual([]);
    expect(await states()).toEqual([
      { account_id: me, state: 'no_address' },
      { account_id: plain, state: 'no_right' },
    ]);
    await run(`update account set email = 'chu@example.vn' where id = $1`, [me]);
    expect((await put({ value_mail_to: [me] })).status).toBe(200);
  });

  test('a gateway that is away is tried again, and one mail comes of it', async () => {
    refusals = 1;
    clock = new Date('2027-03-08T00:00:00Z');
    await run('delete from khuon_schedule');
    await runSchedules(server.parts, log);
    await run(`update khuon_schedule set next_at = $1 where name = 'administration.plan_value_mails'`, [
      clock.toISOString(),
    ]);
    await runSchedules(server.parts, log);
    await expect.poll(() => refusals, { timeout: 15_000 }).toBe(0);
    expect(sent).toEqual([]);
    // A minute later it is due again; the clock is put on, so somebody must look for it.
    clock = new Date('2027-03-08T00:05:00Z');
    await expect
      .poll(() => wakeOverdue(server.parts).then(() => sent.length), { timeout: 15_000, interval: 300 })
      .toBe(1);
    await settle();
    expect(sent).toHaveLength(1);
    expect(await states()).toEqual([{ account_id: me, state: 'sent' }]);
  });

  test('without the licence nothing is sent and nothing can be set; the rest of the settings can', async () => {
    const until = (text: string) =>
      run(
        `update khuon_license set valid_until = ${text} where customer_id = $1 and key = 'inventory_value_email'`,
        [company],
      );
    await until(`'2027-03-08T12:00:00Z'`);
    await run('update khuon_account_stamp set stamp = stamp + 1 where customer_id = $1', [company]);
    await strike('2027-03-09T00:00:00Z');
    expect(sent).toEqual([]);
    expect(await states()).toEqual([]);
    const before = (await other.send('GET', '/setting/own')).json;
    const refused = await put({ value_mail_hour: 9, order_hold_days: 20 });
    expect([refused.status, (refused.json['error'] as { code: string }).code]).toEqual([
      403,
      'license_missing',
    ]);
    expect((await other.send('GET', '/setting/own')).json).toEqual(before);
    expect((await put({ value_mail_hour: 7, order_hold_days: 20 })).status).toBe(200);
    await until('null');
    await run('update khuon_account_stamp set stamp = stamp + 1 where customer_id = $1', [company]);
  });

  test('a receiver is an account of the company', async () => {
    const [stranger] = await run<{ id: number }>(
      `select id from account where customer_id <> $1 order by id limit 1`,
      [company],
    );
    const refused = await put({ value_mail_to: [me, stranger?.id] });
    expect(refused.status).toBe(422);
    expect(refused.json['error']).toMatchObject({
      fields: [{ path: 'value_mail_to', code: 'reference_not_found' }],
    });
  });
});
