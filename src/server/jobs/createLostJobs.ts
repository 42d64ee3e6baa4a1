import type PgBoss from 'pg-boss';
import { type Db, notify, type Tx } from '#server/db/Db.ts';

/** Hint between processes that a queue has work; polling is the safety net. */
export const JOB_CHANNEL = 'khuon_job';

/** Advisory lock that a process holds for each job that it does. */
const JOB_LOCK = 7_303;

/** Jobs whose process died in the middle, and those that a clock which went back would keep waiting. */
export interface LostJobs {
  /** Does a job's work under its lock: as long as it is held, the job is not lost. */
  holding<Result>(id: string, work: () => Promise<Result>): Promise<Result>;
  /** Looks once, and gives what is lost back to its queue. A try that was lost counts like one that failed. */
  look(queues: readonly string[]): Promise<void>;
}

interface OpenJob {
  id: string;
  name: string;
  state: 'created' | 'retry' | 'active';
}

/**
 * No clock says that a job is lost, but that nobody holds its lock: on PostgreSQL at two looks, as a process that has just
 * taken a job may not hold it yet; on the embedded database at the first one, which nobody else can have open.
 */
export function createLostJobs(db: Db, boss: PgBoss): LostJobs {
  const owner = db.withoutTenant('job_runner');
  const running = new Set<string>();
  let suspects: ReadonlySet<string> | undefined = db.kind === 'embedded' ? undefined : new Set();

  async function isLost(tx: Tx, { id }: OpenJob): Promise<boolean> {
    const { rows } = await tx.query<{ is_free: boolean }>(
      `select pg_try_advisory_xact_lock(${JOB_LOCK}, hashtext($1)) and exists (select 1 from pgboss.job where id = $1::uuid and state = 'active') as is_free`,
      [id],
    );
    return rows[0]?.is_free === true;
  }

  /** Gives whether it is suspected still: nobody holds it, but that is seen for the first time. */
  function takeUp(job: OpenJob): Promise<boolean> {
    return owner.transaction(async (tx) => {
      if (!(await isLost(tx, job))) return false;
      if (suspects && !suspects.has(job.id)) return true;
      const queries = { executeSql: (text: string, values: unknown[]) => tx.query(text, values) };
      await boss.fail(job.name, job.id, { message: 'its process is gone' }, { db: queries });
      await wake(tx, { ...job, state: 'retry' });
      return false;
    });
  }

  return {
    async holding(id, work) {
      running.add(id);
      const release = await db.holdLock(JOB_LOCK, id).catch((error: unknown) => {
        running.delete(id);
        throw error;
      });
      try {
        return await work();
      } finally {
        running.delete(id);
        await release();
      }
    },
    async look(queues) {
      const { rows } = await owner.query<OpenJob>(OPEN_JOBS, [queues]);
      const suspected = new Set<string>();
      for (const job of rows) {
        if (running.has(job.id)) continue;
        if (job.state !== 'active') await owner.transaction((tx) => wake(tx, job));
        else if (await takeUp(job)) suspected.add(job.id);
      }
      suspects = suspected;
    },
  };
}

/** The longest pause between two tries, and some. */
const LONGEST_PAUSE = "interval '2 minutes'";

/** Those that somebody does, and those that were queued later than now. */
const OPEN_JOBS = `select id, name, state from pgboss.job where name = any($1::text[])
and (state = 'active' or state = 'created' and created_on > now() + interval '1 second' or state = 'retry' and start_after > now() + ${LONGEST_PAUSE})`;

/** A waiting job starts after the pause that was meant, counted from now; a repeated one at once. */
async function wake(tx: Tx, { id, name, state }: OpenJob): Promise<void> {
  const pause = state === 'created' ? '(start_after - created_on)' : `interval '0'`;
  await tx.query(
    `update pgboss.job set start_after = now() + ${pause}, created_on = least(created_on, now()) where name = $1 and id = $2::uuid and state = $3::pgboss.job_state`,
    [name, id, state],
  );
  await notify(tx, JOB_CHANNEL, name);
}
