import type { FastifyRequest } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { ServerSession } from '#server/access/ServerSession.ts';
import { notify } from '#server/db/Db.ts';
import { enqueueExport } from '#server/export/exportQueue.ts';
import { failExport } from '#server/export/failExport.ts';
import { EXPORT_JOB, runExport, type ExportJob } from '#server/export/runExport.ts';
import { Failure } from '#server/http/Failure.ts';
import { toErrorAnswer } from '#server/http/toErrorAnswer.ts';
import { describeOnDatabases } from '../../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';

type Row = Readonly<Record<string, unknown>>;

const NAME = 'orders-0123456789ab.xlsx';

describeOnDatabases('a large download that cannot be made', (database) => {
  let server: TestServer;
  let admin: Caller;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 5 });
    admin = await server.login('admin');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await run('delete from khuon_notification');
    await run('delete from khuon_export');
  });
  afterEach(() => void vi.restoreAllMocks());

  const run = <Found extends object>(text: string, values: unknown[] = []) =>
    server.db.withoutTenant('maintenance').query<Found>(text, values);
  const read = async (language = 'vi') =>
    (await admin.post('/notifications', {}, { 'accept-language': language })).json['rows'] as Row[];
  const readState = async () =>
    (await run<{ state: string; error_code: string | null }>('select state, error_code from khuon_export'))
      .rows;

  /** A download of the administrator's in some state. */
  async function aDownload(state: string): Promise<ExportJob> {
    const { json } = await admin.post('/me');
    const { rows } = await run<{ id: number }>(
      `insert into khuon_export (customer_id, account_id, filename, screen, request, language, state)
values (1, $1, $2, 'orders/list', '{}', 'vi', $3) returning id`,
      [json['identity_id'], NAME, state],
    );
    return { customer: 1, export: rows[0]?.id ?? 0, session: Number(json['session_id']) };
  }

  const giveUp = (job: ExportJob) => failExport(server.parts, job, new Failure('internal'));

  const TOLD = {
    title: `Chưa xuất được tệp ${NAME}: Hệ thống gặp lỗi, thao tác chưa thực hiện. Hãy thử lại; nếu vẫn lỗi, liên hệ hỗ trợ.`,
    severity: 'warning',
    url: '/orders/list',
  };

  it('ends as failed when its job is given up, and who asked is told once', async () => {
    const job = await aDownload('running');
    const progress = vi.spyOn(server.parts.signals, 'exportProgress');
    await giveUp(job);
    await giveUp(job);
    expect(await readState()).toEqual([{ state: 'failed', error_code: 'internal' }]);
    expect(progress.mock.calls.map(([, , , told]) => told)).toMatchObject([
      { filename: NAME, state: 'failed' },
    ]);
    expect((await admin.post('/exports')).json).toEqual({ rows: [] });
    expect(await read()).toMatchObject([TOLD]);
    expect((await read('en'))[0]?.['title']).toContain(`${NAME} was not exported: `);
    expect((await read('zh'))[0]?.['title']).toContain(`${NAME} 未能导出：`);
  });

  it.each(['ready', 'cancelled', 'failed'])('stays as it is when it is %s', async (state) => {
    await giveUp(await aDownload(state));
    expect(await readState()).toEqual([{ state, error_code: null }]);
    expect(await read()).toEqual([]);
  });

  it('ends as failed with its reason when who asked has lost the screen', async () => {
    const job = await aDownload('queued');
    await run(`update khuon_export set account_id = (select id from "account" where username = 'nobody')`);
    await runExport(server.parts, job);
    await runExport(server.parts, job);
    expect(await readState()).toEqual([{ state: 'failed', error_code: 'no_permission' }]);
    const nobody = await server.login('nobody');
    expect((await nobody.post('/notifications')).json['rows']).toMatchObject([
      { data: { name: NAME, reason: expect.stringMatching(/quyền/i) } },
    ]);
  });

  it('is given up by the queue when every try fails', { timeout: 60_000 }, async () => {
    const job = await aDownload('queued');
    vi.spyOn(server.parts.threads, 'run').mockRejectedValue(new Error('out of memory'));
    const startAfter = new Date(Date.now() + 3_600_000);
    await server.db
      .forTenant(1)
      .transaction((tx) => server.parts.jobs.enqueue(tx, EXPORT_JOB, job, { startAfter }));
    await run(
      `update pgboss.job set retry_count = retry_limit, start_after = now() where name = '${EXPORT_JOB}' and state = 'created'`,
    );
    const told = async () => {
      for (const queue of [EXPORT_JOB, `${EXPORT_JOB}-given-up`])
        await notify(server.db.withoutTenant('job_runner'), 'khuon_job', queue);
      return read();
    };
    await expect.poll(told, { timeout: 30_000, interval: 200 }).toMatchObject([TOLD]);
    expect(await readState()).toEqual([{ state: 'failed', error_code: 'internal' }]);
  });

  it('one that is asked for while another is made is told so', async () => {
    await aDownload('running');
    const session = (await server.parts.sessions.find(admin.token ?? '')) as ServerSession;
    const list = server.parts.model.lists.find(({ screen }) => screen === 'orders/list');
    const request = { body: {}, language: 'vi', session } as unknown as FastifyRequest;
    const failure = await enqueueExport(list!, request, server.parts).catch((error: unknown) => error);
    const say = (language: 'vi' | 'en' | 'zh') =>
      toErrorAnswer(failure as Failure, server.parts.texts, language, 'id').error;
    expect(say('vi')).toEqual({
      code: 'export_running',
      message:
        'Một danh sách bạn yêu cầu trước vẫn đang được xuất. Hãy đợi tệp đó xong hoặc dừng xuất, rồi thử lại.',
      request_id: 'id',
      retry_after: 10,
    });
    expect(say('en').message).toContain('still being exported');
    expect(say('zh').message).toContain('仍在导出中');
  });

  it('one of before the clock went back is in the way no longer than an hour', async () => {
    vi.spyOn(server.parts.jobs, 'enqueue').mockResolvedValue(undefined);
    await aDownload('running');
    const session = (await server.parts.sessions.find(admin.token ?? '')) as ServerSession;
    const list = server.parts.model.lists.find(({ screen }) => screen === 'orders/list');
    const request = { body: {}, language: 'vi', session } as unknown as FastifyRequest;
    const ask = () => enqueueExport(list!, request, server.parts);
    const move = (by: string) => run(`update khuon_export set created_at = created_at + interval '${by}'`);
    await move('1 hour');
    await expect(ask()).rejects.toMatchObject({ code: 'export_running' });
    await move('-61 minutes');
    expect(await ask()).toMatch(/\.xlsx$/);
  });
});
