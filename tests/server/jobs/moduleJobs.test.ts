import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Context } from '#contract/context.ts';
import type { JobCode, JobData } from '#contract/job.ts';
import type { ModuleCode } from '#contract/module.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import { moduleJobs } from '#server/jobs/moduleJobs.ts';
import { runSchedules } from '#server/jobs/runSchedules.ts';
import { tick } from '#server/jobs/startTicker.ts';
import { workLane } from '#server/jobs/workLane.ts';
import { changeAs, type Author } from '#server/write/runChange.ts';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

type Run = readonly [customer: number, kind: string, value: unknown];

describeOnDatabase('jobs and schedules of modules', (database) => {
  let server: TestServer;
  let parts: ServerParts;
  let author: Author;
  let clock: Date | undefined;
  const runs: Run[] = [];
  const lost: unknown[] = [];
  const error = vi.fn();
  const log = { info: vi.fn(), warn: vi.fn(), error };

  const note = async ({ actor }: Context, { value, fails }: JobData): Promise<void> => {
    runs.push([actor.customerId, actor.reason ?? actor.kind, value]);
    const before = runs.filter(([, , other]) => other === value).length;
    if (before <= Number(fails ?? 0)) throw new Error(`${String(value)} failed`);
  };
  const lanes: JobCode = {
    keyOf: ({ lane }) => String(lane),
    backoffSeconds: 0.01,
    tries: 2,
    run: note,
    onGivenUp: async ({ actor }, { value }, text) => void lost.push([actor.kind, value, text]),
  };
  /** Jobs of a queue of its own that run now, and the most that ever did; each waits until it is let go. */
  const wide = { running: 0, most: 0, letGo: [] as (() => void)[] };
  const wait = async (): Promise<void> => {
    wide.running += 1;
    wide.most = Math.max(wide.most, wide.running);
    await new Promise<void>((resolve) => wide.letGo.push(resolve));
    wide.running -= 1;
  };
  const code: ModuleCode = {
    rights: ['order_manager'],
    jobs: {
      note: { run: note },
      lanes,
      wide: { concurrency: 3, run: wait },
      morning: { as: 'timer', run: note },
    },
    schedules: { early: { cron: '0 8 * * *', job: 'morning', data: { value: 'early' } } },
  };

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 12 });
    const { model } = server.parts;
    const now = () => clock ?? new Date();
    parts = { ...server.parts, now, model: { ...model, code: { ...model.code, orders: code } } };
    moduleJobs(Object.assign(Object.create(server.app) as typeof server.app, { log }), parts);
    const [admin] = await run<{ id: number }>(`select id from "account" where username = 'admin'`);
    const session = await parts.sessions.readAccount(1, admin?.id ?? 0);
    if (!session) throw new Error('no account');
    author = { session, language: 'vi', requestId: 'jobs' };
    const queues = () =>
      run(
        `select name from pgboss.queue where name in ('orders.note', 'orders.lanes', 'orders.wide', 'orders.morning')`,
      );
    await vi.waitFor(async () => expect(await queues()).toHaveLength(4), { timeout: 15_000, interval: 50 });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    clock = undefined;
    runs.length = 0;
    lost.length = 0;
    await run('delete from khuon_task');
    await run('delete from khuon_schedule');
  });

  const run = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await server.db.withoutTenant('maintenance').query<Row>(text, values)).rows;
  const put = (name: string, data: JobData, options = {}) =>
    changeAs(parts, author, (change) => parts.moduleContext(change, 'orders').enqueue(name, data, options));
  const values = () => runs.map(([, , value]) => value);
  const until = (wanted: unknown[]) => expect.poll(values, { timeout: 15_000, interval: 30 }).toEqual(wanted);
  const waiting = () => run('select 1 from khuon_task where failed_at is null');

  it('are done for the account that put them in, and leave nothing', async () => {
    await put('note', { value: 'one' });
    await until(['one']);
    expect(runs).toEqual([[1, 'account', 'one']]);
    await expect.poll(waiting, { timeout: 5_000, interval: 30 }).toEqual([]);
  });

  it('disappear with the rollback of their cause, and are refused by an unknown name', async () => {
    const refused = changeAs(parts, author, async (change) => {
      const context = parts.moduleContext(change, 'orders');
      await context.enqueue('note', { value: 'never' });
      context.refuse('invalid_status');
    });
    await expect(refused).rejects.toMatchObject({ code: 'invalid_status' });
    expect(await waiting()).toEqual([]);
    await expect(put('nobody', {})).rejects.toThrow('no module has the job "orders.nobody"');
    await expect(put('note', { value: 'x'.repeat(30_000) })).rejects.toThrow('at most 20000');
  });

  it('of one lane are done in order, a failed one first again; another lane does not wait', async () => {
    await put('lanes', { value: 'a', lane: 1, fails: 1 });
    await put('lanes', { value: 'b', lane: 1 });
    await put('lanes', { value: 'c', lane: 2 });
    await expect.poll(values, { timeout: 15_000, interval: 30 }).toHaveLength(4);
    expect(values().filter((value) => value !== 'c')).toEqual(['a', 'a', 'b']);
  });

  it('of a queue with room for three are never four at once, and another queue goes on meanwhile', async () => {
    const running = () => wide.running;
    for (let count = 0; count < 8; count += 1) await put('wide', {});
    await expect.poll(running, { timeout: 15_000, interval: 30 }).toBe(3);
    await put('note', { value: 'beside' });
    await until(['beside']);
    expect(running()).toBe(3);
    for (let left = 8; left > 0; left -= 1) {
      await expect.poll(running, { timeout: 15_000, interval: 10 }).toBe(Math.min(3, left));
      wide.letGo.shift()?.();
    }
    await expect.poll(waiting, { timeout: 15_000, interval: 30 }).toEqual([]);
    expect([wide.running, wide.most]).toEqual([0, 3]);
  });

  it('that fail at each try are kept and told, and what comes after them goes on', async () => {
    await put('lanes', { value: 'bad', lane: 3, fails: 9 });
    await put('lanes', { value: 'good', lane: 3 });
    await until(['bad', 'bad', 'good']);
    expect(lost).toEqual([['account', 'bad', 'bad failed']]);
    expect(await run('select tries, error from khuon_task where failed_at is not null')).toEqual([
      { tries: 2, error: 'bad failed' },
    ]);
    expect(error).toHaveBeenCalledWith(
      expect.objectContaining({ job: 'orders.lanes' }),
      'a job was given up',
    );
  });

  it('that end their process at every try are given up as well', async () => {
    await put('lanes', { value: 'deadly', lane: 4 }, { startAfter: new Date(Date.now() + 60_000) });
    await run(`update khuon_task set tries = 2, due_at = now()`);
    const holder = crypto.randomUUID();
    await workLane(parts, log, { customer: 1, lane: '4', job: 'orders.lanes', code: lanes, holder });
    expect([values(), lost]).toEqual([[], [['account', 'deadly', 'its process ended at every try']]]);
  });

  it('with a key wait once', async () => {
    const later = { singletonKey: 'one', startAfter: new Date(Date.now() + 60_000) };
    for (const value of [1, 2]) await put('note', { value }, later);
    expect(await run('select data from khuon_task')).toEqual([{ data: { value: 1 } }]);
  });

  it('of a lane that somebody works on wait for him, of one whose holder is gone do not', async () => {
    const holder = crypto.randomUUID();
    const lane = { customer: 1, lane: '5', job: 'orders.lanes', code: lanes };
    await put('lanes', { value: 'held', lane: 5 }, { startAfter: new Date(Date.now() + 60_000) });
    await run(`update khuon_task set due_at = now()`);
    await run(`insert into khuon_lane values (1, 'orders.lanes', '5', $1)`, [holder]);
    await run(
      `insert into pgboss.job (id, name, state, started_on) values ($1, 'orders.lanes', 'active', now())`,
      [holder],
    );
    await workLane(parts, log, { ...lane, holder: crypto.randomUUID() });
    expect(values()).toEqual([]);
    await run(`update pgboss.job set state = 'failed' where id = $1`, [holder]);
    await workLane(parts, log, { ...lane, holder: crypto.randomUUID() });
    expect(values()).toEqual(['held']);
    expect(await run('select 1 from khuon_lane')).toEqual([]);
  });

  it('that lost their place in the queue get it again', async () => {
    await put('note', { value: 'overdue' }, { startAfter: new Date(Date.now() + 60_000) });
    await tick({ parts, log });
    expect(values()).toEqual([]);
    clock = new Date(Date.now() + 90_000);
    await tick({ parts, log });
    await until(['overdue']);
  });

  it('a schedule comes due by the clock of the app, for each company in its zone and by itself', async () => {
    await run(`update khuon_customer set time_zone = 'Asia/Tokyo' where id = 2`);
    const at = async (text: string) => {
      clock = new Date(text);
      await runSchedules(parts, log);
    };
    await at('2031-03-01T00:30:00Z');
    // In Tokyo it is after eight; in Vietnam it will be.
    expect(await run('select 1 from khuon_task')).toEqual([]);
    await at('2031-03-01T01:00:05Z');
    await at('2031-03-01T01:00:20Z');
    await until(['early']);
    expect(runs).toEqual([[1, 'timer', 'early']]);
    await at('2031-03-01T23:00:00Z');
    await expect.poll(() => runs.length, { timeout: 15_000, interval: 30 }).toBe(2);
    expect(runs[1]).toEqual([2, 'timer', 'early']);
  });

  it('a schedule that was missed is made up for once, and its job knows since when nothing was done', async () => {
    await run(`update khuon_customer set time_zone = 'Asia/Ho_Chi_Minh' where id = 2`);
    const quiet = { ...parts, jobs: { ...parts.jobs, enqueue: async () => undefined } };
    /** What was put in by then, which nobody works on. */
    const at = async (text: string) => {
      clock = new Date(text);
      await runSchedules(quiet, log);
      const rows = await run<{ job: string; data: JobData }>('delete from khuon_task returning job, data');
      return rows.filter(({ job }) => job === 'orders.morning').map(({ data }) => data);
    };
    const day = (date: string) => `2031-${date}T01:00:00.000Z`;
    const times = (since: string, last: string) =>
      Array.from({ length: 2 }, () => ({ value: 'early', since: day(since), at: day(last) }));
    expect(await at('2031-03-01T00:30:00Z')).toEqual([]);
    expect(await at('2031-03-01T01:00:05Z')).toEqual(times('02-28', '03-01'));
    // Down at eight of the next day and back at three.
    expect(await at('2031-03-02T08:00:00Z')).toEqual(times('03-01', '03-02'));
    // Down for three mornings: the last is made up for, with all that was since the one before them.
    expect(await at('2031-03-05T09:00:00Z')).toEqual(times('03-02', '03-05'));
    expect(await at('2031-03-05T09:00:30Z')).toEqual([]);
    expect(await at('2031-03-06T00:59:00Z')).toEqual([]);
    expect(await at('2031-03-06T01:00:00Z')).toEqual(times('03-05', '03-06'));
  });

  it('one company whose job cannot be put in does not hold up the others', async () => {
    const enqueue: typeof parts.jobs.enqueue = (tx, name, data, options) =>
      (data as { customer: number }).customer === 1
        ? Promise.reject(new Error('no queue'))
        : parts.jobs.enqueue(tx, name, data, options);
    clock = new Date('2031-03-04T22:00:00Z');
    await runSchedules(parts, log);
    clock = new Date('2031-03-05T01:30:00Z');
    await runSchedules({ ...parts, jobs: { ...parts.jobs, enqueue } }, log);
    await until(['early']);
    expect(runs).toEqual([[2, 'timer', 'early']]);
    expect(error).toHaveBeenCalledWith(
      expect.objectContaining({ customer: 1, name: 'orders.early' }),
      'the job of a schedule could not be put in',
    );
  });

  it('a company in a zone that nobody knows has no times; the log says so once, and the others go on', async () => {
    await run(`update khuon_customer set time_zone = 'Mars/Olympus' where id = 2`);
    await run(`delete from khuon_schedule where name = 'orders.early'`);
    error.mockClear();
    clock = new Date('2031-03-05T02:00:00Z');
    await runSchedules(parts, log);
    await runSchedules(parts, log);
    expect(await run(`select customer_id from khuon_schedule where name = 'orders.early'`)).toEqual([
      { customer_id: 1 },
    ]);
    expect(error.mock.calls).toEqual([
      [{ customer: 2, time_zone: 'Mars/Olympus' }, 'a company has a time zone that does not exist'],
    ]);
  });
});
