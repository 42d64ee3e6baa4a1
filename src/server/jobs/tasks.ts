import { randomUUID } from 'node:crypto';
import type { JobData } from '#contract/job.ts';
import type { EnqueueOptions, SystemReason } from '#contract/module.ts';
import type { Language } from '#contract/session.ts';
import type { Tx } from '#server/db/Db.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import type { Author } from '#server/write/runChange.ts';
import { jobOf } from './jobsOf.ts';

/** Jobs of modules (`khuon_task`): one queue each, in which a lane is one thing to do. */

/** Who put a job in: an account, or the system for a reason. */
export interface TaskCause {
  account?: number;
  reason?: SystemReason;
  language: Language;
  requestId: string;
}

/** What the queue is told: that a lane of a company has something to do. */
export interface LaneData {
  customer: number;
  lane: string;
}

/** A job that is put in. */
export interface NewTask {
  customer: number;
  name: string;
  data: object;
  cause: TaskCause;
  options?: EnqueueOptions | undefined;
}

export function toCause({ session, language, requestId }: Author): TaskCause {
  const who = session.kind === 'system' ? { reason: session.reason } : { account: session.accountId };
  return { ...who, language, requestId };
}

/** More does not belong into a job: it reads what it works on. */
const MAX_DATA = 20_000;

/** Puts a job into the transaction of its cause; with a `singletonKey` only while none waits. */
export async function addTask(
  { model, jobs, now }: Pick<ServerParts, 'model' | 'jobs' | 'now'>,
  tx: Tx,
  { customer, name, data, cause, options = {} }: NewTask,
): Promise<void> {
  const code = jobOf(model, name);
  const text = JSON.stringify(data);
  if (text.length > MAX_DATA)
    throw new Error(`the job "${name}" is told ${text.length} characters, at most ${MAX_DATA}`);
  const lane = code.keyOf?.(data as JobData) ?? `#${randomUUID()}`;
  const { singletonKey = null, startAfter = now() } = options;
  const { rowCount } = await tx.query(
    `insert into khuon_task (customer_id, job, lane, data, cause, singleton_key, due_at) values ($1, $2, $3, $4::jsonb, $5::jsonb, $6, $7)
on conflict (customer_id, job, singleton_key) do nothing`,
    [customer, name, lane, text, JSON.stringify(cause), singletonKey, startAfter.toISOString()],
  );
  if (rowCount > 0) await wakeLane({ jobs, now }, tx, name, { customer, lane, at: startAfter });
}

/** Puts a lane before its queue, where it waits once. Its time is one of the app's clock. */
export async function wakeLane(
  { jobs, now }: Pick<ServerParts, 'jobs' | 'now'>,
  tx: Tx,
  name: string,
  { customer, lane, at }: LaneData & { at: Date },
): Promise<void> {
  const wait = at.getTime() - now().getTime();
  const when =
    wait > 0 ? { startAfter: new Date(Date.now() + wait) } : { singletonKey: `${customer} ${lane}` };
  await jobs.enqueue(tx, name, { customer, lane }, when);
}
