import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { BulkJob } from '#server/workflow/BulkJob.ts';
import { runBulk } from '#server/workflow/runBulk.ts';
import { describeOnDatabases } from '../../support/database.ts';
import { type Caller, startTestServer, type TestServer } from '../../support/server.ts';

/** Records that nobody has, so that a job has several pieces. */
const STRANGERS = Array.from({ length: 399 }, (_, index) => 900_000 + index);

describeOnDatabases('a queued bulk action', (database) => {
  let server: TestServer;
  let admin: Caller;
  let warehouse: Caller;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 20 });
    [admin, warehouse] = [await server.login('admin'), await server.login('warehouse')];
  });
  afterAll(() => server.close());
  beforeEach(() => run('delete from khuon_notification'));

  const run = <Row extends object>(sql: string, values: unknown[] = []) =>
    server.db.withoutTenant('maintenance').query<Row>(sql, values);
  const read = async (caller: Caller, language = 'vi') =>
    (await caller.post('/notifications', {}, { 'accept-language': language })).json['rows'];

  /** Cancels three orders and one that is restocked, in three pieces: one order in the first, the others in the last. */
  async function aJob(requestId: string, strangers: readonly number[] = STRANGERS): Promise<BulkJob> {
    const { rows } = await run<{ id: number }>(
      `update "order" set status = -100 where id in (select o.id from "order" o join khuon_customer c on c.id = o.customer_id
where c.key = 'demo' and o.deleted_at is null order by o.id limit 4) returning id`,
    );
    const [first = 0, second = 0, third = 0, restocked = 0] = rows.map(({ id }) => id).sort((a, b) => a - b);
    await run('update "order" set status = 240 where id = $1', [restocked]);
    const { json } = await admin.post('/me');
    return {
      customer: 1,
      session: Number(json['session_id']),
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
      { type: 98, severity: 'warning', data: { done: 3, refused: 400 }, url: null },
    ]);
    const [told] = (await read(admin, 'en')) as { title: string }[];
    expect(told?.title).toMatch(/^Cancel order: 3 done, 400 refused: Không tìm thấy .*\(399\)/);
    expect(await read(warehouse)).toMatchObject([{ title: '3 đơn hàng đã bị hủy' }]);
  });

  test('tells it in one line where nothing was refused', async () => {
    const job = await aJob('two', []);
    await runBulk(server.parts, { ...job, ids: job.ids.slice(0, 3) });
    expect(await read(admin)).toMatchObject([{ severity: 'success', title: 'Hủy đơn: đã xong 3 dòng' }]);
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

  test('tells whose session has ended that it stopped', async () => {
    const job = await aJob('five', []);
    await run('update khuon_session set revoked_at = now() where id = $1', [job.session]);
    await runBulk(server.parts, job);
    await runBulk(server.parts, job);
    admin = await server.login('admin');
    expect(await read(admin, 'en')).toMatchObject([
      { title: 'Cancel order: stopped because your session ended. Please check the 4 rows you chose' },
    ]);
    const { rows } = await run('select status from "order" where id = any($1::int8[]) and status = 0', [
      job.ids,
    ]);
    expect(rows).toEqual([]);
  });
});
