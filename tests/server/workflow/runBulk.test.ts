import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { BULK_AT_ONCE } from '#contract/wire.ts';
import { notify } from '#server/db/Db.ts';
import { BULK_JOB, type BulkJob } from '#server/workflow/BulkJob.ts';
import { giveUpBulk, runBulk } from '#server/workflow/runBulk.ts';
import { describeOnDatabases } from '../../support/database.ts';
import { type Caller, startTestServer, type TestServer } from '../../support/server.ts';

/** Records that nobody has, so that a job has several pieces. */
const STRANGERS = Array.from({ length: 399 }, (_, index) => 900_000 + index);

type Row = Readonly<Record<string, unknown>>;

describeOnDatabases('a queued bulk action', (database) => {
  let server: TestServer;
  let admin: Caller;
  let warehouse: Caller;

  beforeAll(async () => {
    server = await startTestServer(database);
    [admin, warehouse] = [await server.login('admin'), await server.login('warehouse')];
  });
  afterAll(() => server.close());
  beforeEach(() => run('delete from khuon_notification'));

  const run = <Row extends object>(sql: string, values: unknown[] = []) =>
    server.db.withoutTenant('maintenance').query<Row>(sql, values);
  const read = async (caller: Caller, language = 'vi') =>
    (await caller.post('/notifications', {}, { 'accept-language': language })).json['rows'] as Row[];

  /** Cancels three orders and one that is restocked, in three pieces: one order in the first, the others in the last. */
  async function aJob(requestId: string, strangers: readonly number[] = STRANGERS): Promise<BulkJob> {
    const { rows } = await run<{ id: number }>(
      `update "order" set status = -100, delivery_order_id = null where id in (select o.id from "order" o join khuon_customer c on c.id = o.customer_id
where c.key = 'demo' and o.create_method = 1 and o.deleted_at is null order by o.id limit 4) returning id`,
    );
    const [first = 0, second = 0, third = 0, restocked = 0] = rows.map(({ id }) => id).sort((a, b) => a - b);
    await run('update "order" set status = 240 where id = $1', [restocked]);
    const { json } = await admin.post('/me');
    return {
      customer: 1,
      account: Number(json['identity_id']),
      link: '/orders/list',
      language: 'vi',
      requestId,
      entity: 'order',
      transition: 'cancel',
      ids: [first, ...strangers, second, third, restocked],
      fields: { cancel_reason: 'Khách đổi ý' },
    };
  }

  test('tells the caller what was done, what was refused and mostly why, and the others once', async () => {
    const job = await aJob(
      'one',
      STRANGERS.map(() => 900_000),
    );
    await runBulk(server.parts, job);
    expect(await read(admin)).toMatchObject([
      { type: 98, severity: 'warning', data: { done: 3, refused: 400 }, url: '/orders/list' },
    ]);
    const [told] = (await read(admin, 'en')) as { title: string }[];
    expect(told?.title).toMatch(/^Cancel order: 3 done, 400 refused: Không tìm thấy .*\(399\)/);
    expect(await read(warehouse)).toMatchObject([{ title: '3 đơn hàng đã bị hủy' }]);
  });

  test('tells it in one line where nothing was refused', async () => {
    const job = await aJob('two', []);
    await runBulk(server.parts, { ...job, ids: job.ids.slice(0, 3) });
    expect(await read(admin)).toMatchObject([
      { severity: 'success', title: 'Hủy đơn: đã xong 3 dòng', url: '/orders/list' },
    ]);
  });

  test('tells nothing twice when the job runs again, also side by side', async () => {
    const job = await aJob('three');
    await Promise.all([runBulk(server.parts, job), runBulk(server.parts, job)]);
    await runBulk(server.parts, job);
    expect(await read(admin)).toMatchObject([{ data: { done: 3, refused: 400 } }]);
    expect(await read(warehouse)).toMatchObject([{ data: { count: 3 } }]);
  });

  test('tells of all pieces when it broke off between', async () => {
    const job = await aJob('four');
    const { notifier } = server.parts;
    const broken = { ...notifier, send: () => Promise.reject(new Error('down')) };
    await expect(runBulk({ ...server.parts, notifier: broken }, job)).rejects.toThrow('down');
    await runBulk(server.parts, job);
    expect(await read(admin)).toMatchObject([{ data: { done: 3, refused: 400 } }]);
    expect(await read(warehouse)).toMatchObject([{ data: { count: 3 } }]);
  });

  test('tells that it was given up once, not when it came to its end', async () => {
    const job = await aJob('six', []);
    await giveUpBulk(server.parts, job);
    await giveUpBulk(server.parts, job);
    const titles: Row[] = [];
    for (const language of ['vi', 'en', 'zh']) titles.push(...(await read(admin, language)));
    expect(titles).toMatchObject([
      {
        title:
          'Hủy đơn: đã dừng vì hệ thống gặp lỗi. Vui lòng kiểm tra lại 4 dòng đã chọn rồi làm lại với các dòng chưa xong',
        url: '/orders/list',
        severity: 'warning',
      },
      {
        title:
          'Cancel order: stopped because the system failed. Please check the 4 rows you chose, then repeat it for those not done',
      },
      { title: '取消订单：系统出错，操作中止，请检查所选的 4 行，并对未完成的行重新操作' },
    ]);
    await run('delete from khuon_notification');
    const done = await aJob('seven', []);
    await runBulk(server.parts, done);
    await giveUpBulk(server.parts, done);
    expect(await read(admin)).toMatchObject([{ data: { done: 3, refused: 1 } }]);
  });

  test('is given up by the queue when every try fails', { timeout: 60_000 }, async () => {
    const job = await aJob('eight', []);
    const { jobs } = server.parts;
    const later = new Date(Date.now() + 3_600_000);
    const broken = { ...job, transition: 'no_such' };
    await server.db
      .forTenant(1)
      .transaction((tx) => jobs.enqueue(tx, BULK_JOB, broken, { startAfter: later }));
    await run(
      `update pgboss.job set retry_count = retry_limit, start_after = now() where name = '${BULK_JOB}' and state = 'created'`,
    );
    const told = async () => {
      for (const queue of [BULK_JOB, `${BULK_JOB}-given-up`])
        await notify(server.db.withoutTenant('job_runner'), 'khuon_job', queue);
      return (await read(admin)).map(({ data }) => data);
    };
    await expect
      .poll(told, { timeout: 30_000, interval: 200 })
      .toEqual([{ label: 'order.transition.no_such', total: 4 }]);
  });

  /** Copies orders until the company has more than a call takes at once. */
  async function manyOrders(): Promise<void> {
    const { rows } = await run<{ name: string }>(
      `select quote_ident(column_name) as name from information_schema.columns where table_name = 'order' and is_generated = 'NEVER' and column_name not in ('id', 'customer_order_id', 'delivery_order_id')`,
    );
    const names = rows.map(({ name }) => name).join(', ');
    await run(
      `insert into "order" (${names}, customer_order_id) select ${names}, 'VIEL' || g from generate_series(1, ${BULK_AT_ONCE + 1}) g, (select * from "order" where customer_id = 1 and create_method = 1 and deleted_at is null order by id limit 1) o`,
    );
  }

  test('more ids than a call takes are refused, in the dialog before as well; nothing is done or queued', async () => {
    const enqueue = vi.spyOn(server.parts.jobs, 'enqueue');
    const { ids } = await aJob('ids', []);
    const many = [
      ...ids,
      ...Array.from({ length: BULK_AT_ONCE + 1 - ids.length }, (_, index) => 900_000 + index),
    ];
    for (const url of ['/order/cancel', '/order/cancel/preview']) {
      const { status, json } = await admin.post(url, { ids: many, cancel_reason: 'Khách đổi ý' });
      expect([status, json['error']]).toMatchObject([
        422,
        {
          code: 'invalid',
          fields: [
            {
              path: 'ids',
              code: 'too_many_rows',
              message: 'Phần đã chọn có quá nhiều dòng, tối đa 1000. Hãy bỏ bớt.',
            },
          ],
        },
      ]);
    }
    expect(enqueue).not.toHaveBeenCalled();
    enqueue.mockRestore();
    const { rows } = await run('select 1 from "order" where id = any($1::int8[]) and status = 0', [ids]);
    expect(rows).toEqual([]);
    const { status, json } = await admin.post('/order/cancel', {
      ids: many.slice(0, BULK_AT_ONCE),
      cancel_reason: 'Khách đổi ý',
    });
    expect([status, json['done']]).toEqual([200, ids.slice(0, 3)]);
  });

  test('a large selection by filters is queued, and leads back to the list that it was made in', async () => {
    await manyOrders();
    const queued: BulkJob[] = [];
    const enqueue = vi
      .spyOn(server.parts.jobs, 'enqueue')
      .mockImplementation(async (_, __, job) => void queued.push(job as BulkJob));
    const target = { filters: {}, viewMode: 'order', screen: 'orders/list', cancel_reason: 'Khách đổi ý' };
    const { status, json: answer } = await admin.post('/order/cancel', target);
    enqueue.mockRestore();
    const { json } = await admin.post('/me');
    expect([status, answer]).toEqual([202, { queued: true }]);
    expect(queued).toMatchObject([{ link: '/orders/list', account: json['identity_id'] }]);
    expect(queued[0]?.ids.length).toBeGreaterThan(BULK_AT_ONCE);
  });
});
