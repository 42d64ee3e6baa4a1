// Generated from schemas/market/shop-connection.workflow.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import type { WorkflowModel } from '#contract/workflow.ts';
import type { ShopConnection } from './shop-connection.entity.gen.ts';

export const shopConnectionWorkflow: WorkflowModel = {
  entity: 'shop_connection',
  field: 'token_status',
  initial: [{ to: 'not_connected' }],
  states: [
    { key: 'not_connected', value: 'not_connected', tone: 'neutral' },
    { key: 'valid', value: 'valid', tone: 'success' },
    { key: 'expired', value: 'expired', tone: 'danger' },
  ],
  transitions: [
    {
      key: 'connect', from: ['not_connected', 'expired'], to: 'valid', permissions: [],
      guard: (c: Logic<ShopConnection>) => c.record.expires_at != null && c.record.expires_at > c.now,
      guardMessage: 'rule.shop_connection.connect_there', automatic: true,
    },
    {
      key: 'expire', from: ['valid'], to: 'expired', permissions: [],
      notify: { key: 'shop_token_ending', params: ['shop_name'] }, automatic: true,
    },
    {
      key: 'disconnect', from: ['valid', 'expired'], to: 'not_connected', permissions: ['customer_account'],
      set: { expires_at: () => null, refresh_expires_at: () => null }, tone: 'danger',
      effects: ['market/forget_tokens'],
    },
  ],
};
