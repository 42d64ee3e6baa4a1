import type { Calls } from '#server/http/Calls.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import { jobsOf } from './jobsOf.ts';
import { checkSchedules } from './runSchedules.ts';
import { type LaneData, wakeLane } from './tasks.ts';
import { workLane } from './workLane.ts';

/** Registers what modules declare under `jobs`, and the work of their webhooks, each with a queue of its own. Throws an Error for a schedule that is wrong. */
export function moduleJobs(calls: Calls, parts: ServerParts): void {
  checkSchedules(parts.model);
  for (const [job, code] of jobsOf(parts.model))
    parts.jobs.register(
      job,
      (data, holder) => workLane(parts, calls.log, { ...(data as unknown as LaneData), job, code, holder }),
      undefined,
      code.concurrency,
    );
}

/** What is overdue so long has lost its place in the queue. */
const OVERDUE_MS = 15_000;

/** Puts lanes before their queues again that nobody works on although something in them is due by the app's clock. */
export async function wakeOverdue(parts: ServerParts): Promise<void> {
  const names = [...jobsOf(parts.model).keys()];
  if (names.length === 0) return;
  const now = parts.now();
  const { rows } = await parts.db.withoutTenant('job_runner').query<LaneData & { job: string }>(
    `select distinct t.customer_id as customer, t.job, t.lane from khuon_task t
left join khuon_lane l on l.customer_id = t.customer_id and l.job = t.job and l.lane = t.lane
where t.failed_at is null and t.due_at <= $1 and t.job = any($2::text[]) and l.holder is null limit 500`,
    [new Date(now.getTime() - OVERDUE_MS).toISOString(), names],
  );
  for (const { customer, job, lane } of rows)
    await parts.db
      .forTenant(customer)
      .transaction((tx) => wakeLane(parts, tx, job, { customer, lane, at: now }));
}
