import { randomUUID } from 'node:crypto';
import cronParser from 'cron-parser';
import type { Log } from '#contract/context.ts';
import type { ScheduleCode, ScheduledTimes } from '#contract/job.ts';
import type { ServerModel } from '#contract/model.ts';
import { DEFAULT_LANGUAGE } from '#contract/session.ts';
import { COMPANY_LICENSE } from '#server/access/licenses.ts';
import type { Db, Tx } from '#server/db/Db.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import { jobsOf } from './jobsOf.ts';
import { isZone } from '#fields/date_time/zone.ts';
import { addTask } from './tasks.ts';

interface Schedule extends ScheduleCode {
  /** `<module>.<key>`. */
  name: string;
  module: string;
}

interface DueRow {
  customer: number;
  name: string;
  time_zone: string;
  next_at: string;
}

/** Every schedule of the modules. */
const schedulesOf = ({ code }: Pick<ServerModel, 'code'>): Schedule[] =>
  Object.entries(code).flatMap(([module, { schedules = {} }]) =>
    Object.entries(schedules).map(([key, schedule]) => ({ ...schedule, name: `${module}.${key}`, module })),
  );

/** Before anything runs. Throws an Error that names a schedule without a job that acts by itself, or without a time. */
export function checkSchedules(model: Pick<ServerModel, 'code'>): void {
  for (const { name, module, job, cron } of schedulesOf(model)) {
    const found = jobsOf(model).get(`${module}.${job}`);
    if (!found)
      throw new Error(`The schedule "${name}" names the job "${job}", which its module does not have.`);
    if (!found.as)
      throw new Error(`The job "${job}" of the schedule "${name}" must say as whom it acts: as: 'timer'.`);
    if (!isTime(cron))
      throw new Error(
        `The schedule "${name}" has the time "${cron}", which is none. Write five parts: "0 7 * * *".`,
      );
  }
}

function isTime(cron: string): boolean {
  try {
    cronParser.parseExpression(cron);
    return cron.trim().split(/\s+/).length === 5;
  } catch {
    return false;
  }
}

/** Puts in the jobs whose time has come by the app's clock, for each company by itself; several processes may do it at once. */
export async function runSchedules(parts: ServerParts, log: Log): Promise<void> {
  const schedules = schedulesOf(parts.model);
  if (schedules.length === 0) return;
  for (const schedule of schedules) await planMissing(parts, log, schedule);
  const byName = new Map(schedules.map((schedule) => [schedule.name, schedule]));
  while (await runNext(parts, log, byName));
}

/** The next time after now that a schedule means in a zone. */
const nextOf = (cron: string, tz: string, now: Date): string =>
  cronParser.parseExpression(cron, { tz, currentDate: now }).next().toDate().toISOString();

/** The time before the one that was waited for, and the last one that has come by now. */
function toTimes(cron: string, { next_at, time_zone: tz }: DueRow, now: Date): ScheduledTimes {
  const before = (time: Date): string =>
    cronParser.parseExpression(cron, { tz, currentDate: time }).prev().toDate().toISOString();
  return { since: before(new Date(next_at)), at: before(new Date(now.getTime() + 1_000)) };
}

/** Companies for which it was never planned, or with another zone or by another text, get their next time. */
async function planMissing({ db, now }: ServerParts, log: Log, { name, cron }: Schedule): Promise<void> {
  const owner = db.withoutTenant('job_runner');
  const { rows } = await owner.query<{ customer: number; time_zone: string }>(
    `select c.id as customer, c.time_zone from khuon_customer c
left join khuon_schedule s on s.customer_id = c.id and s.name = $1 and s.cron = $2 and s.time_zone = c.time_zone
where s.customer_id is null order by c.id`,
    [name, cron],
  );
  for (const { customer, time_zone } of withKnownZone(rows, db, log))
    await owner.query(
      `insert into khuon_schedule (customer_id, name, cron, time_zone, next_at) values ($1, $2, $3, $4, $5)
on conflict (customer_id, name) do update set cron = excluded.cron, time_zone = excluded.time_zone, next_at = excluded.next_at`,
      [customer, name, cron, time_zone, nextOf(cron, time_zone, now())],
    );
}

/** Companies of a database whose zone nobody knows, that stand in the log already. */
const strangers = new WeakMap<Db, Set<string>>();

/** Those with times: a company in a zone that nobody knows has none, and the log says so once. */
function withKnownZone<Company extends Pick<DueRow, 'customer' | 'time_zone'>>(
  rows: readonly Company[],
  db: Db,
  log: Log,
): Company[] {
  const logged = strangers.get(db) ?? new Set<string>();
  strangers.set(db, logged);
  return rows.filter(({ customer, time_zone }) => {
    if (isZone(time_zone)) return true;
    const mark = `${customer} ${time_zone}`;
    if (!logged.has(mark))
      log.error({ customer, time_zone }, 'a company has a time zone that does not exist');
    logged.add(mark);
    return false;
  });
}

/** Puts in the job of one that is due; one that cannot be put in waits for its next time. Gives whether there was one. */
async function runNext(
  parts: ServerParts,
  log: Log,
  schedules: ReadonlyMap<string, Schedule>,
): Promise<boolean> {
  const failed: { due?: DueRow } = {};
  try {
    return await parts.db.withoutTenant('job_runner').transaction(async (tx) => {
      const due = await takeDue(parts, tx, [...schedules.keys()]);
      if (due) failed.due = due;
      if (due) await addJob(parts, tx, schedules.get(due.name), due);
      return due !== undefined;
    });
  } catch (error) {
    const { due } = failed;
    if (!due) throw error;
    log.error({ err: error, ...due }, 'the job of a schedule could not be put in');
    await postpone(parts, parts.db.withoutTenant('job_runner'), schedules.get(due.name), due);
    return true;
  }
}

/** Of a company whose licence is over nothing is done by itself until it is renewed. */
async function takeDue({ now }: ServerParts, tx: Tx, names: readonly string[]): Promise<DueRow | undefined> {
  const { rows } = await tx.query<DueRow>(
    `select customer_id as customer, name, time_zone, next_at from khuon_schedule where next_at <= $1 and name = any($2::text[]) and not exists (select 1 from khuon_license l
 where l.customer_id = khuon_schedule.customer_id and l.key = '${COMPANY_LICENSE}' and (l.valid_from > $1 or l.valid_until <= $1))
order by next_at limit 1 for update skip locked`,
    [now().toISOString(), names],
  );
  return rows[0];
}

async function addJob(
  parts: ServerParts,
  tx: Tx,
  schedule: Schedule | undefined,
  due: DueRow,
): Promise<void> {
  if (!schedule) return;
  const { module, job, cron } = schedule;
  const data = { ...schedule.data, ...toTimes(cron, due, parts.now()) };
  const cause = { reason: 'timer', language: DEFAULT_LANGUAGE, requestId: randomUUID() } as const;
  await addTask(parts, tx, { customer: due.customer, name: `${module}.${job}`, data, cause });
  await postpone(parts, tx, schedule, due);
}

/** Of times that passed meanwhile the last was done; it knows since when nothing was (`ScheduledTimes`). */
async function postpone(
  { now }: ServerParts,
  tx: Pick<Tx, 'query'>,
  schedule: Schedule | undefined,
  { customer, name, time_zone }: DueRow,
): Promise<void> {
  if (!schedule) return;
  await tx.query('update khuon_schedule set next_at = $3 where customer_id = $1 and name = $2', [
    customer,
    name,
    nextOf(schedule.cron, time_zone, now()),
  ]);
}
