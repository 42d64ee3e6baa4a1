import type { RecordChange } from '#contract/module.ts';
import type { AdsAccount } from '#generated/crm/ads-account.entity.gen.ts';
import type { CrmContext } from '#generated/crm/module.gen.server.ts';

/** Whether an account can be asked for figures follows from its token and until when that is good. */
export function noteToken({ now }: CrmContext, changes: readonly RecordChange<AdsAccount>[]): void {
  for (const { record } of changes) {
    if (!record) continue;
    const isOver = record.token_expires_at !== null && Date.parse(record.token_expires_at) <= now.getTime();
    if (record.token === null) record.token_status = 'not_connected';
    else record.token_status = isOver ? 'expired' : 'valid';
  }
}
