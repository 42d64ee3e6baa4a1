import type { BulkAnswer } from '#contract/wire.ts';
import type { Tx } from '../db/Db.ts';
import type { ServerParts } from '../http/ServerParts.ts';
import type { BulkJob } from './BulkJob.ts';
import { once } from './once.ts';

type Parts = Pick<ServerParts, 'notifier'>;

/** Reasons that are named: a notification is one line. */
const NAMED = 2;

/** Tells the caller of a job what it came to. */
export async function tellDone(
  { notifier }: Parts,
  tx: Tx,
  job: BulkJob,
  account: number,
  refused: BulkAnswer['refused'],
): Promise<void> {
  const done = job.ids.length - refused.length;
  const params = { label: toLabel(job), done, refused: refused.length, reasons: sayReasons(refused) };
  const key = refused.length > 0 ? 'bulk_refused' : 'bulk_done';
  await notifier.send(tx, job.customer, key, { accounts: [account], params });
}

/** Tells whose session ended before the job was through. */
export async function tellStopped({ notifier }: Parts, tx: Tx, job: BulkJob, account: number): Promise<void> {
  await once(tx, job, account, 'end', async () => {
    const params = { label: toLabel(job), total: job.ids.length };
    await notifier.send(tx, job.customer, 'bulk_stopped', { accounts: [account], params });
    return null;
  });
}

const toLabel = ({ entity, transition }: BulkJob): string => `${entity}.transition.${transition}`;

/** The commonest reasons with their numbers: `Đang ở trạng thái “Đã hủy” (12)`. */
function sayReasons(refused: BulkAnswer['refused']): string {
  const counts = new Map<string, number>();
  for (const { message } of refused) counts.set(message, (counts.get(message) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, NAMED)
    .map(([message, count]) => `${message.replace(/[.。]$/, '')} (${count})`)
    .join('; ');
}
