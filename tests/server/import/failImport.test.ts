import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ImportOutcome } from '#server/import/runImport.ts';
import { notify } from '#server/db/Db.ts';
import { Failure } from '#server/http/Failure.ts';
import { failImport } from '#server/import/failImport.ts';
import { IMPORT_JOB, runImportJob, type ImportJob } from '#server/import/runImportJob.ts';
import { describeOnDatabases } from '../../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';
import { toWorkbook } from './sheets.ts';

type Row = Readonly<Record<string, unknown>>;

const HEAD = ['Mã đơn', 'Tên người nhận', 'SĐT', 'Địa chỉ', 'SKU', 'Số lượng', 'Đơn giá', 'COD'];

const answer = {
  accepted: 3,
  rejected: 0,
  errors: [],
  error_count: 0,
  rows: 3,
  ignored: [],
  stored: true,
};

describeOnDatabases('a large file that cannot be worked through', (database) => {
  let server: TestServer;
  let admin: Caller;

  beforeAll(async () => {
    server = await startTestServer(database);
    admin = await server.login('admin');
  });
  afterAll(() => server.close());
  beforeEach(() => run('delete from khuon_notification'));

  const run = <Found extends object>(text: string, values: unknown[] = []) =>
    server.db.withoutTenant('maintenance').query<Found>(text, values);
  const read = async (language = 'vi') =>
    (await admin.post('/notifications', {}, { 'accept-language': language })).json['rows'] as Row[];
  const progressOf = async (job: ImportJob) =>
    (await admin.send('GET', `/order-import/jobs/${job.import}`)).json;

  /** A file of the administrator's in some state. */
  async function aFile(
    state: string,
    bytes: Uint8Array,
    outcome?: Partial<ImportOutcome>,
  ): Promise<ImportJob> {
    const { json } = await admin.post('/me');
    const account = Number(json['identity_id']);
    const request = { options: {}, isTrial: false, takesGood: false, requestId: 'test' };
    return server.db.forTenant(1).transaction(async (tx) => {
      const facts = { class: 'private', name: 'đơn.xlsx', mediaType: 'x', createdBy: account } as const;
      const file = await server.parts.files.saveBytes(tx, 1, bytes, facts);
      const { rows } = await tx.query<{ id: number }>(
        `insert into khuon_import (customer_id, account_id, screen, language, wish, file_id, state, outcome, total_count, expires_at)
values (1, $1, 'orders/create-excel', 'vi', $2::jsonb, $3, $4, $5::jsonb, 3, now() + interval '1 day') returning id`,
        [account, JSON.stringify(request), file.id, state, outcome ? JSON.stringify(outcome) : null],
      );
      return { customer: 1, import: rows[0]?.id ?? 0 };
    });
  }

  const giveUp = (job: ImportJob) => failImport(server.parts, job, new Failure('internal'));

  const TOLD = {
    title:
      'Chưa nhập được tệp đơn.xlsx: Hệ thống gặp lỗi, thao tác chưa thực hiện. Hãy thử lại; nếu vẫn lỗi, liên hệ hỗ trợ.',
    severity: 'warning',
    url: '/orders/create-excel',
  };

  it('ends as failed when its job is given up, and its sender is told once', async () => {
    const job = await aFile('running', Buffer.from('x'));
    await giveUp(job);
    await giveUp(job);
    expect(await progressOf(job)).toMatchObject({
      state: 'failed',
      message: 'Hệ thống gặp lỗi, thao tác chưa thực hiện. Hãy thử lại; nếu vẫn lỗi, liên hệ hỗ trợ.',
    });
    expect(await read()).toMatchObject([TOLD]);
    expect((await read('en'))[0]?.['title']).toMatch(/^đơn\.xlsx was not imported: /);
    expect((await read('zh'))[0]?.['title']).toMatch(/^đơn\.xlsx 未能导入：/);
  });

  it('is done when its records are stored, whatever came after', async () => {
    const job = await aFile('stored', Buffer.from('x'), { answer });
    await giveUp(job);
    expect(await progressOf(job)).toMatchObject({ state: 'done', answer });
    expect(await read()).toEqual([]);
  });

  it('ends as failed with its reason when its sender has lost the right', async () => {
    const job = await aFile('queued', await toWorkbook([HEAD]));
    await run(
      `update khuon_import set account_id = (select id from "account" where username = 'nobody') where id = $1`,
      [job.import],
    );
    await runImportJob(server.parts, server.app.log, job);
    await runImportJob(server.parts, server.app.log, job);
    const nobody = await server.login('nobody');
    expect((await nobody.post('/notifications')).json['rows']).toMatchObject([
      { data: { name: 'đơn.xlsx', reason: expect.stringMatching(/quyền/i) }, url: '/orders/create-excel' },
    ]);
  });

  it('is given up by the queue when every try fails', { timeout: 60_000 }, async () => {
    const job = await aFile('queued', Buffer.from('x'));
    await run(
      `update khuon_file set path = 'nowhere' where id = (select file_id from khuon_import where id = $1)`,
      [job.import],
    );
    const startAfter = new Date(Date.now() + 3_600_000);
    await server.db
      .forTenant(1)
      .transaction((tx) => server.parts.jobs.enqueue(tx, IMPORT_JOB, job, { startAfter }));
    await run(
      `update pgboss.job set retry_count = retry_limit, start_after = now() where name = '${IMPORT_JOB}' and state = 'created'`,
    );
    const stateOf = async () => {
      for (const queue of [IMPORT_JOB, `${IMPORT_JOB}-given-up`])
        await notify(server.db.withoutTenant('job_runner'), 'khuon_job', queue);
      return (await progressOf(job))['state'];
    };
    await expect.poll(stateOf, { timeout: 30_000, interval: 200 }).toBe('failed');
    expect(await read()).toMatchObject([TOLD]);
  });

  it('stores nothing when a try comes to its end after it was given up', async () => {
    const { rows } = await run<{ sku: string }>(
      'select sku from goods where customer_id = 1 order by id limit 1',
    );
    const order = ['LATE1', 'Nguyễn Mai', 912345678, '12 Lê Lợi', rows[0]?.sku, 2, 1000, 2000];
    const job = await aFile('queued', await toWorkbook([HEAD, order]));
    const { threads } = server.parts;
    const late: typeof threads.run = async (...args) => {
      const result = await threads.run(...args);
      await giveUp(job);
      return result as never;
    };
    const parts = { ...server.parts, threads: { ...threads, run: late } };
    await expect(runImportJob(parts, server.app.log, job)).rejects.toThrow('another try');
    const stored = await run(`select id from "order" where customer_order_id = 'LATE1'`);
    expect(stored.rows).toEqual([]);
    expect(await progressOf(job)).toMatchObject({ state: 'failed' });
  });
});
