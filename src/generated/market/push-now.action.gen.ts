// Generated from schemas/market/push-now.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { SyncConfig } from './sync-config.entity.gen.ts';

export type PushNowActionInput = {

};

export const pushNowActionFields = createFields({});

export const pushNowAction: RecordAction = {
  key: 'push_now',
  entity: 'sync_config',
  permissions: ['goods_syn_e_market', 'customer_account'],
  guard: (c: Logic<SyncConfig>) => c.record.state === 'active',
  guardMessage: 'rule.sync_config.stopped',
  success: 'messages.push_begun',
};
