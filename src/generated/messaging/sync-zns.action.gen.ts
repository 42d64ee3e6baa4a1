// Generated from schemas/messaging/sync-zns.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { OmnichannelPage } from './omnichannel-page.entity.gen.ts';

export type SyncZnsActionInput = {

};

export const syncZnsActionFields = createFields({});

export const syncZnsAction: RecordAction = {
  key: 'sync_zns',
  entity: 'omnichannel_page',
  permissions: ['customer_account', 'administration_zns'],
  guard: (c: Logic<OmnichannelPage>) => c.record.channel === 'zalo' && c.record.token_status === 'valid',
  guardMessage: 'rule.omnichannel_page.not_connected',
  success: 'messages.zns_syncing',
};
