import type { NotificationMessage } from '#contract/notification.ts';
import type { BulkAnswer } from '#contract/wire.ts';
import type { Tx } from '../db/Db.ts';
import type { ServerParts } from '../http/ServerParts.ts';
import type { BulkJob } from './BulkJob.ts';

type Parts = Pick<ServerParts, 'notifier'>;

/** Reasons that are named: a notification is one line. */
const NAMED = 2;

/** Tells the caller of a job what it came to. */
export async function notifyDone(
  { notifier }: Parts,
  tx: Tx,
  job: BulkJob,
  refused: BulkAnswer['refused'],
): Promise<void> {
  const done = job.ids.length - refused.length;
  const params = { label: toLabel(job), done, refused: refused.length, reasons: printReasons(refused) };
  const key = refused.length > 0 ? 'bulk_refused' : 'bulk_done';
  await notifier.send(tx, job.customer, key, { ...toCaller(job), params });
}

/** Tells that the caller lost the right meanwhile, and how much was done before. */
export async function notifyStopped({ notifier }: Parts, tx: Tx, job: BulkJob, done: number): Promise<void> {
  const params = { label: toLabel(job), done, total: job.ids.length };
  await notifier.send(tx, job.customer, 'bulk_stopped', { ...toCaller(job), params });
}

/** Tells that every try of a job failed. */
export async function notifyGivenUp({ notifier }: Parts, tx: Tx, job: BulkJob): Promise<void> {
  const params = { label: toLabel(job), total: job.ids.length };
  await notifier.send(tx, job.customer, 'bulk_failed', { ...toCaller(job), params });
}

const toCaller = ({ account, link }: BulkJob): Pick<NotificationMessage, 'accounts' | 'link'> => ({
  accounts: [account],
  ...(link === undefined ? {} : { link }),
});

const toLabel = ({ entity, transition, action }: BulkJob): string =>
  action === undefined ? `${entity}.transition.${transition}` : `${entity}.action.${action}`;

/** The commonest reasons with their numbers: `Đang ở trạng thái “Đã hủy” (12)`. */
function printReasons(refused: BulkAnswer['refused']): string {
  const counts = new Map<string, number>();
  for (const { message } of refused) counts.set(message, (counts.get(message) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, NAMED)
    .map(([message, count]) => `${message.replace(/[.。]$/, '')} (${count})`)
    .join('; ');
}
