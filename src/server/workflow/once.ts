import type { Tx } from '../db/Db.ts';
import { claimKey, storeAnswer } from '../write/idempotency.ts';
import type { BulkJob } from './BulkJob.ts';

/** Does a part of a job in the transaction, or gives what it came to where it has been done: in another try, by another process. */
export async function once<Result>(
  tx: Tx,
  { customer, account, requestId }: BulkJob,
  part: number | 'end',
  work: () => Promise<Result>,
): Promise<Result> {
  const key = {
    customerId: customer,
    accountId: account,
    key: `bulk ${requestId} ${part}`,
    requestHash: 'bulk',
  };
  const stored = await claimKey(tx, key);
  if (stored) return JSON.parse(stored.body) as Result;
  const result = await work();
  await storeAnswer(tx, key, { status: 200, body: JSON.stringify(result) });
  return result;
}
