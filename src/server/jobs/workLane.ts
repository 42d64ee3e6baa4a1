import type { Log } from '#contract/context.ts';
import type { JobCode, JobData } from '#contract/job.ts';
import { openContext, openSystem } from '#server/context/openContext.ts';
import { Failure } from '#server/http/Failure.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import type { Author } from '#server/write/runChange.ts';
import { type LaneData, type TaskCause, wakeLane } from './tasks.ts';

/** A lane of a job while somebody works on it. */
export interface Lane extends LaneData {
  /** `<module>.<job>`. */
  job: string;
  code: JobCode;
  /** The queue's job that works on it. */
  holder: string;
}

interface Task {
  id: number;
  data: JobData;
  cause: TaskCause;
  tries: number;
  due_at: string;
}

const DEFAULT_TRIES = 4;
const DEFAULT_BACKOFF_S = 5;

const moduleOf = ({ job }: Pick<Lane, 'job'>): string => job.split('.')[0] ?? '';

/** A lane gives way to the others of its queue after so long. */
const TURN_MS = 60_000;

/** How long until a lane is looked at again that another process works on. */
const HELD_MS = 1_000;

/** Does what a lane has to do, in order. What fails is tried again before what comes after it, until it is given up. */
export async function workLane(parts: ServerParts, log: Log, lane: Lane): Promise<void> {
  const until = performance.now() + TURN_MS;
  if (!(await claim(parts, lane))) return wake(parts, lane, HELD_MS);
  try {
    for (let task = await takeHead(parts, lane); task; task = await takeHead(parts, lane)) {
      const wait = Date.parse(task.due_at) - parts.now().getTime();
      if (wait > 0 || performance.now() > until) return await wake(parts, lane, Math.max(0, wait));
      await runTask(parts, log, lane, task);
    }
  } finally {
    await release(parts, lane);
  }
}

/** Takes a lane that nobody works on: whose queue's job is not running any more is gone. */
async function claim({ db }: ServerParts, { customer, job, lane, holder }: Lane): Promise<boolean> {
  const { rows } = await db.withoutTenant('job_runner').query(
    `insert into khuon_lane as l (customer_id, job, lane, holder) values ($1, $2, $3, $4)
on conflict (customer_id, job, lane) do update set holder = excluded.holder
where l.holder = $4 or not exists (select 1 from pgboss.job j where j.name = $2 and j.id = l.holder::uuid and j.state = 'active')
returning holder`,
    [customer, job, lane, holder],
  );
  return rows.length > 0;
}

async function release({ db }: ServerParts, { customer, job, lane, holder }: Lane): Promise<void> {
  const text = 'delete from khuon_lane where customer_id = $1 and job = $2 and lane = $3 and holder = $4';
  await db.forTenant(customer).query(text, [customer, job, lane, holder]);
}

const wake = (parts: ServerParts, { job, customer, lane }: Lane, inMs: number): Promise<void> => {
  const at = new Date(parts.now().getTime() + inMs);
  return parts.db.forTenant(customer).transaction((tx) => wakeLane(parts, tx, job, { customer, lane, at }));
};

/** The oldest that waits, which is then no longer in the way of another of its key. One that is to be tried again comes first. */
async function takeHead({ db, now }: ServerParts, { customer, job, lane }: Lane): Promise<Task | undefined> {
  const { rows } = await db.forTenant(customer).query<Task>(
    `update khuon_task set singleton_key = case when due_at <= $4 then null else singleton_key end where customer_id = $1 and id = (
 select id from khuon_task where customer_id = $1 and job = $2 and lane = $3 and failed_at is null order by (due_at > $4 and tries = 0), id limit 1)
returning id, data, cause, tries, due_at`,
    [customer, job, lane, now().toISOString()],
  );
  return rows[0];
}

async function runTask(parts: ServerParts, log: Log, lane: Lane, task: Task): Promise<void> {
  try {
    await begin(parts, lane, task);
    const author = await readAuthor(parts, lane, task.cause);
    const context = openContext(parts, author, moduleOf(lane), log);
    await lane.code.run(context, task.data);
    const done = 'delete from khuon_task where customer_id = $1 and id = $2';
    await parts.db.forTenant(lane.customer).query(done, [lane.customer, task.id]);
  } catch (error) {
    await failTask(parts, log, lane, { task, error });
  }
}

/** Counts the try before it begins: a job that ends its process each time is given up as well. */
async function begin({ db }: ServerParts, { customer, code }: Lane, task: Task): Promise<void> {
  if (task.tries >= (code.tries ?? DEFAULT_TRIES)) throw new Error('its process ended at every try');
  await db
    .forTenant(customer)
    .query('update khuon_task set tries = tries + 1 where customer_id = $1 and id = $2', [customer, task.id]);
}

/** Who the job acts as, with the rights of now. */
async function readAuthor(
  parts: ServerParts,
  lane: Lane,
  { account, reason, language, requestId }: TaskCause,
): Promise<Author> {
  const { customer, code } = lane;
  const why = code.as ?? reason;
  const module = moduleOf(lane);
  if (why) return { ...(await openSystem(parts, { customer, reason: why, module, requestId })), language };
  const session = await parts.sessions.readAccount(customer, account ?? 0);
  if (!session) throw new Failure('account_disabled');
  return { session, language, requestId };
}

/** Notes a failed try; after the last one the job stays where it is, and whoever is to hear of it does. */
async function failTask(
  parts: ServerParts,
  log: Log,
  lane: Lane,
  { task, error }: { task: Task; error: unknown },
): Promise<void> {
  const { tries: most = DEFAULT_TRIES, backoffSeconds = DEFAULT_BACKOFF_S } = lane.code;
  const tries = task.tries + 1;
  const now = parts.now();
  const text = error instanceof Error ? error.message : String(error);
  const isOver = tries >= most;
  const due = new Date(now.getTime() + backoffSeconds * 1_000 * 2 ** task.tries);
  await parts.db
    .forTenant(lane.customer)
    .query(
      'update khuon_task set tries = $3, due_at = $4, failed_at = $5, error = $6 where customer_id = $1 and id = $2',
      [lane.customer, task.id, tries, due.toISOString(), isOver ? now.toISOString() : null, text],
    );
  const facts = { err: error, job: lane.job, customer: lane.customer, task: task.id, tries };
  if (!isOver) return log.warn(facts, 'a job failed and will be tried again');
  log.error(facts, 'a job was given up');
  await runOnGivenUp(parts, log, lane, { task, text });
}

async function runOnGivenUp(
  parts: ServerParts,
  log: Log,
  lane: Lane,
  { task, text }: { task: Task; text: string },
): Promise<void> {
  try {
    const author = await readAuthor(parts, lane, task.cause);
    await lane.code.onGivenUp?.(openContext(parts, author, moduleOf(lane), log), task.data, text);
  } catch (error) {
    log.error({ err: error, job: lane.job, task: task.id }, 'nobody was told that a job was given up');
  }
}
