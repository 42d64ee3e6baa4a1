// Generated from schemas/crm/price-request.workflow.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import type { WorkflowModel } from '#contract/workflow.ts';
import type { PriceRequest } from './price-request.entity.gen.ts';

export const priceRequestWorkflow: WorkflowModel = {
  entity: 'price_request',
  field: 'status',
  initial: [{ to: -1, set: { account_id: (c: Logic<PriceRequest>) => c.user.id } }],
  states: [
    { key: 'new', value: -1, tone: 'warning' },
    { key: 'unquoted', value: 0, tone: 'progress' },
    { key: 'quoted', value: 1, tone: 'success' },
  ],
  transitions: [
    { key: 'accept', from: [-1], to: 0, permissions: ['crm_lead_complete'], tone: 'progress', bulk: true },
    {
      key: 'quote', from: [-1, 0], to: 1, permissions: ['crm_lead_complete'],
      guard: (c: Logic<PriceRequest>) =>
        c.record.valid_until != null && c.record.valid_until >= c.today && c.record.total != null && c.record.total > 0,
      set: { quoted_by: (c: Logic<PriceRequest>) => c.user.id, quoted_at: (c: Logic<PriceRequest>) => c.now },
      guardMessage: 'rule.price_request.needs_price', tone: 'success',
      notify: { key: 'price_quoted', params: ['code'], to: 'account_id' },
    },
    {
      key: 'requote', from: [1], to: 0, permissions: ['crm_lead_complete', 'crm_lead_create', 'crm_lead_omnichannel'],
      set: { quoted_by: () => null, quoted_at: () => null },
    },
  ],
};
