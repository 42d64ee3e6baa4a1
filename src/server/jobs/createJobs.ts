import { randomUUID } from 'node:crypto';
import cronParser from 'cron-parser';
import PgBoss from 'pg-boss';
import type { EnqueueOptions, QueryResult } from '#contract/module.ts';
import { type Db, notify, type Queries } from '#server/db/Db.ts';
import { createLostJobs, JOB_CHANNEL } from './createLostJobs.ts';

type JobData = Readonly<Record<string, unknown>>;

/** Does one job; thrown errors repeat it later, so it must be safe to run twice. `id` is the same at each try. */
export type JobHandler = (data: JobData, id: string) => Promise<void>;

/** Work that outlives a request: queued in the transaction that causes it, done by any process. */
export interface Jobs {
  /**
   * Names the handler of a kind of job; later calls replace it. A kind that comes after `start` (development) gets its queue then.
   * @param onGivenUp tells people of a job whose tries have all failed, or were lost with their process: a job of its own.
   * @param concurrency jobs done at once by this process; that of the first registration holds.
   */
  register(name: string, handler: JobHandler, onGivenUp?: JobHandler, concurrency?: number): void;
  /** Runs a registered job by a cron line in a time zone, once over all processes. */
  schedule(name: string, cron: string, timeZone: string): void;
  /** Puts a job into the transaction of its cause (outbox); it disappears with a rollback. */
  enqueue(tx: Queries, name: string, data: object, options?: EnqueueOptions): Promise<void>;
  /** Makes the queues; work begins soon after. */
  start(): Promise<void>;
  /** Waits up to 10 s for running jobs. */
  stop(): Promise<void>;
}

/** How often workers look for work, and others for queues that have some: the safety net for what nobody was told of. */
const POLL_SECONDS = { embedded: 30, postgres: 5 };

/** Four tries with growing pauses; a job that runs longer than 15 minutes counts as lost. */
const QUEUE = {
  policy: 'short',
  retryLimit: 3,
  retryDelay: 5,
  retryBackoff: true,
  expireInSeconds: 900,
} as const;

/** Queue to which the database itself moves the jobs of another one that are given up. */
const GIVEN_UP = '-given-up';
const toGivenUp = (name: string): string => name + GIVEN_UP;
const toName = (queue: string): string =>
  queue.endsWith(GIVEN_UP) ? queue.slice(0, -GIVEN_UP.length) : queue;

/** How often lost jobs are looked for: twice that, and a job whose process was killed goes on. */
const LOOK_EVERY_MS = 10_000;

/** Jobs that start within this are waited for. */
const SOON_MS = 300_000;

/** The database's clock is not quite this one's. */
const WAKE_MARGIN_MS = 50;

const STOP_WITHIN_MS = 10_000;

const START_LOCK = 7_364_204;

/** Jobs over pg-boss on either database; `onError` hears what no caller waits for, every failed try among it. */
export function createJobs(db: Db, onError: (error: unknown) => void): Jobs {
  const boss = new PgBoss({ db: { executeSql }, migrate: true, schedule: false });
  const handlers = new Map<
    string,
    { handler: JobHandler; onGivenUp: JobHandler | undefined; concurrency: number }
  >();
  const schedules = new Map<string, { cron: string; timeZone: string }>();
  const workers = new Map<string, string[]>();
  /** Queues that are as they are wanted, with where their jobs go that are given up. */
  const made = new Map<string, string | null>();
  const lost = createLostJobs(db, boss);
  let isWorking = false;
  let timers: NodeJS.Timeout[] = [];
  let looking: Promise<void> = Promise.resolve();
  let opening: Promise<void> = Promise.resolve();
  let stopListening: (() => Promise<void>) | undefined;
  boss.on('error', onError);

  /**
   * How jobs ended (`values` are a queue and ids) pg-boss writes down without waiting, and an error that nobody hears ends
   * the process: where that fails, the job counts as lost in time.
   */
  function executeSql(text: string, values: unknown[] | undefined): Promise<QueryResult<unknown>> {
    const result = execute(db, text, values);
    if (!Array.isArray(values?.[1])) return result;
    return result.catch((error: unknown) => {
      onError(error);
      return { rows: [{ count: 0 }], rowCount: 1 };
    });
  }

  /** Makes a queue, unless it is there as it is wanted: each costs a call, and a process starts with a hundred. */
  async function makeQueue(name: string, deadLetter: string | null): Promise<void> {
    if (made.get(name) === deadLetter) return;
    const options = { name, ...QUEUE, ...(deadLetter !== null && { deadLetter }) };
    await boss.createQueue(name, options);
    // One that an older version has made is another one, and stays.
    await boss.updateQueue(name, options);
    made.set(name, deadLetter);
  }

  const deadLetterOf = (name: string): string | null =>
    handlers.get(name)?.onGivenUp ? toGivenUp(name) : null;

  async function makeQueues(name: string): Promise<void> {
    const deadLetter = deadLetterOf(name);
    if (deadLetter !== null) await makeQueue(deadLetter, null);
    await makeQueue(name, deadLetter);
    await planNext(name);
  }

  /** The next job of a schedule waits for its time in the queue, once whoever puts it in. pg-boss would go back through the minutes of a day for each, every half a minute. */
  async function planNext(name: string): Promise<void> {
    const schedule = schedules.get(name);
    if (!schedule) return;
    const startAfter = cronParser.parseExpression(schedule.cron, { tz: schedule.timeZone }).next().toDate();
    await boss.send(name, {}, { singletonKey: 'next', startAfter });
  }

  const queues = (): string[] => [...handlers.keys()].flatMap((name) => [name, toGivenUp(name)]);

  /** Has a queue looked into. It gets its workers with its first job: each asks again and again, and most of a hundred queues have none for days. */
  function wake(queue: string): void {
    const there = workers.get(queue);
    if (!there && isWorking && workOf(queue)) workers.set(queue, beginWork(queue));
    for (const worker of there ?? []) boss.notifyWorker(worker);
  }

  function beginWork(queue: string): string[] {
    const begun: string[] = [];
    for (let at = workOf(queue)?.concurrency ?? 0; at > 0; at -= 1)
      void work(queue).then((worker) => begun.push(worker), onError);
    return begun;
  }

  /** What is done with the jobs of a queue here; undefined where nothing is. */
  function workOf(queue: string): { handler: JobHandler; concurrency: number } | undefined {
    const handler = handlers.get(toName(queue))?.onGivenUp;
    return handlers.get(queue) ?? (handler && { handler, concurrency: 1 });
  }

  function work(queue: string): Promise<string> {
    const options = { pollingIntervalSeconds: POLL_SECONDS[db.kind], batchSize: 1 };
    return boss.work<JobData>(queue, options, async ([job]) => {
      try {
        if (job) await planNext(queue);
        if (job) await lost.holding(job.id, async () => workOf(queue)?.handler(job.data, job.id));
      } catch (error) {
        onError(error);
        throw error;
      } finally {
        // It looks at once for the next, and sleeps when there is none.
        wake(queue);
      }
    });
  }

  /** Queues of which nobody was told: what a retry, a schedule, the database itself or a process that is gone left there. */
  async function wakeDue(): Promise<void> {
    for (const queue of await readDue(db, queues())) wake(queue);
  }

  function lookEvery(ms: number, look: () => Promise<void>): NodeJS.Timeout {
    return setInterval(() => {
      looking = looking.then(look).catch(onError);
    }, ms);
  }

  /** One that starts soon does not wait for the next poll; where this process ends before, it does. */
  function wakeLater(queue: string, startAfter: Date): void {
    const wait = startAfter.getTime() - Date.now();
    if (wait < SOON_MS) setTimeout(() => wake(queue), Math.max(0, wait) + WAKE_MARGIN_MS).unref();
  }

  return {
    register(name, handler, onGivenUp, concurrency = 1) {
      const isNew = !handlers.has(name);
      handlers.set(name, { handler, onGivenUp, concurrency });
      if (isNew && stopListening)
        opening = opening.then(() => oneByOne(db, () => makeQueues(name))).catch(onError);
    },
    schedule: (name, cron, timeZone) => void schedules.set(name, { cron, timeZone }),
    async enqueue(tx, name, data, { singletonKey = randomUUID(), startAfter } = {}) {
      if (!handlers.has(name)) throw new Error(`No handler is registered for the job "${name}"`);
      await boss.send(name, data, {
        singletonKey,
        startAfter,
        db: { executeSql: (text, values) => tx.query(text, values) },
      });
      if (!startAfter) await notify(tx, JOB_CHANNEL, name);
      else wakeLater(name, startAfter);
    },
    async start() {
      await oneByOne(db, async () => {
        await boss.start();
        await allowEnqueue(db);
        await lost.look(queues());
        for (const { name, dead_letter } of await readQueues(db)) made.set(name, dead_letter);
        for (const name of handlers.keys()) await makeQueues(name);
      });
      isWorking = true;
      stopListening = await db.listen(JOB_CHANNEL, wake);
      looking = wakeDue().catch(onError);
      timers = [
        lookEvery(LOOK_EVERY_MS, () => lost.look(queues())),
        lookEvery(POLL_SECONDS[db.kind] * 1000, wakeDue),
      ];
    },
    async stop() {
      for (const timer of timers) clearInterval(timer);
      isWorking = false;
      await opening;
      await looking;
      await stopListening?.();
      await boss.stop({ graceful: true, wait: true, timeout: STOP_WITHIN_MS });
    },
  };
}

/**
 * Processes that start at once make the queues one after the other: the statements of pg-boss that make one lock its table
 * in two steps, and so deadlock with themselves. They run on connections of their own, beside the one that holds the lock.
 */
async function oneByOne(db: Db, work: () => Promise<void>): Promise<void> {
  if (db.kind === 'embedded') return work();
  await db.withoutTenant('maintenance').transaction(async (tx) => {
    await tx.query('set local lock_timeout = 0');
    await tx.query('select pg_advisory_xact_lock($1)', [START_LOCK]);
    await work();
  });
}

/** Queues with the options of today. */
async function readQueues(db: Db): Promise<readonly { name: string; dead_letter: string | null }[]> {
  const { policy, retryLimit, retryDelay, retryBackoff, expireInSeconds } = QUEUE;
  const { rows } = await db.withoutTenant('job_runner').query<{ name: string; dead_letter: string | null }>(
    `select name, dead_letter from pgboss.queue
where policy = $1 and retry_limit = $2 and retry_delay = $3 and retry_backoff = $4 and expire_seconds = $5`,
    [policy, retryLimit, retryDelay, retryBackoff, expireInSeconds],
  );
  return rows;
}

/** Those of the queues that have a job which should have begun. */
async function readDue(db: Db, names: readonly string[]): Promise<readonly string[]> {
  const { rows } = await db
    .withoutTenant('job_runner')
    .query<{ name: string }>(
      `select distinct name from pgboss.job where name = any($1::text[]) and state < 'active' and start_after <= now()`,
      [names],
    );
  return rows.map(({ name }) => name);
}

/** The application role queues jobs inside its own transactions; it reads none. */
async function allowEnqueue(db: Db): Promise<void> {
  await db.withoutTenant('job_runner').script(
    `grant usage on schema pgboss to khuon_app;
grant insert on pgboss.job to khuon_app;
grant select (id) on pgboss.job to khuon_app;
grant select on pgboss.queue to khuon_app;`,
  );
}

/** pg-boss sends several statements in one text when there are no values. */
async function execute(db: Db, text: string, values: unknown[] | undefined): Promise<QueryResult<unknown>> {
  const owner = db.withoutTenant('job_runner');
  if (values?.length) return owner.query(text, values);
  const results = await owner.script(text);
  return results.at(-1) ?? { rows: [], rowCount: 0 };
}
