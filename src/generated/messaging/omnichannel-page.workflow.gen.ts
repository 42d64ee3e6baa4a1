// Generated from schemas/messaging/omnichannel-page.workflow.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import type { WorkflowModel } from '#contract/workflow.ts';
import type { OmnichannelPage } from './omnichannel-page.entity.gen.ts';

export const omnichannelPageWorkflow: WorkflowModel = {
  entity: 'omnichannel_page',
  field: 'token_status',
  initial: [
    { when: (c: Logic<OmnichannelPage>) => c.record.token_expires_at != null, to: 'valid' },
    { to: 'not_connected' },
  ],
  states: [
    { key: 'not_connected', value: 'not_connected', tone: 'neutral' },
    { key: 'valid', value: 'valid', tone: 'success' },
    { key: 'expired', value: 'expired', tone: 'danger' },
  ],
  transitions: [
    {
      key: 'renew', from: ['not_connected', 'expired'], to: 'valid',
      permissions: ['crm_lead_omnichannel', 'customer_account'],
      guard: (c: Logic<OmnichannelPage>) => c.record.token_expires_at != null && c.record.token_expires_at > c.now,
      set: { last_error: () => null }, guardMessage: 'rule.omnichannel_page.token_over', tone: 'success',
    },
    { key: 'expire', from: ['valid'], to: 'expired', permissions: [], automatic: true },
    {
      key: 'disconnect', from: ['valid', 'expired'], to: 'not_connected',
      permissions: ['crm_lead_omnichannel', 'customer_account'],
      set: { token_expires_at: () => null, access_expires_at: () => null, active: () => false }, tone: 'danger',
      effects: ['messaging/forget_tokens'],
    },
  ],
  timers: [{ transition: 'expire', from: ['valid'], at: 'token_expires_at' }],
};
