// Generated from schemas/crm/sync-account.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { AdsAccount } from './ads-account.entity.gen.ts';

export type SyncAccountActionInput = {

};

export const syncAccountActionFields = createFields({});

export const syncAccountAction: RecordAction = {
  key: 'sync_account',
  entity: 'ads_account',
  permissions: ['crm_ads_account'],
  guard: (c: Logic<AdsAccount>) => c.record.token_status === 'valid' && c.record.status === 1,
  guardMessage: 'rule.ads_account.not_connected',
  success: 'messages.account_sync_asked',
  bulk: true,
};
