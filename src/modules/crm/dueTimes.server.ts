import type { RecordChange } from '#contract/module.ts';
import type { Lead } from '#generated/crm/lead.entity.gen.ts';
import type { CrmContext } from '#generated/crm/module.gen.server.ts';
import { readHours, workMinutes } from './workMinutes.server.ts';

/** Queues in which somebody waits for a call. */
const WAITING: readonly Lead['queue'][] = ['incomplete', 'telesale'];

/** A lead that moves on waits no more; one that is to be called at another time is due then; a first call or a deposit ends the wait for it. */
export async function keepTimes(context: CrmContext, changes: readonly RecordChange<Lead>[]): Promise<void> {
  for (const { old, record } of changes) {
    if (!record) continue;
    const isWaiting = WAITING.includes(record.queue);
    if (!isWaiting || !isPast(record.reprocess_at, context.now)) record.is_due = false;
    else if (record.reprocess_at !== old?.reprocess_at) record.is_due = true;
    if (!isWaiting || record.first_response_at !== null) record.is_late = false;
    if (record.queue !== 'deposit_check' || record.status !== 80) record.is_deposit_late = false;
  }
  await countMinutes(context, changes);
}

const isPast = (at: string | null, now: Date): boolean => at !== null && Date.parse(at) <= now.getTime();

/** Working minutes until somebody called. */
async function countMinutes(context: CrmContext, changes: readonly RecordChange<Lead>[]): Promise<void> {
  const answered = changes.flatMap(({ old, record }) =>
    record && record.first_response_at !== (old?.first_response_at ?? null) ? [record] : [],
  );
  if (answered.length === 0) return;
  const hours = readHours(context);
  for (const lead of answered)
    lead.first_response_minutes =
      lead.first_response_at === null
        ? null
        : workMinutes(new Date(lead.created_at), new Date(lead.first_response_at), hours);
}
