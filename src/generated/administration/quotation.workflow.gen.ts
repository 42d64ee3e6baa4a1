// Generated from schemas/administration/quotation.workflow.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import type { WorkflowModel } from '#contract/workflow.ts';
import type { Quotation } from './quotation.entity.gen.ts';

export const quotationWorkflow: WorkflowModel = {
  entity: 'quotation',
  field: 'status',
  initial: [{ to: -1 }],
  states: [
    { key: 'new_request', value: -1, tone: 'neutral' },
    { key: 'unquoted', value: 0, tone: 'warning' },
    { key: 'quoted', value: 1, tone: 'success', readOnly: true },
  ],
  transitions: [
    {
      key: 'accept', from: [-1], to: 0,
      permissions: ['administration_product_development', 'product_development_supplier'], tone: 'progress',
    },
    {
      key: 'send', from: [-1, 0], to: 1,
      permissions: ['administration_product_development', 'product_development_supplier'],
      guard: (c: Logic<Quotation>) =>
        c.record.unit_price != null && c.record.moq != null && c.record.lead_time_days != null && (c.record.valid_until != null ? c.record.valid_until >= c.today : false),
      guardMessage: 'rule.quotation.not_whole', tone: 'success', notify: { key: 'quotation_sent', params: ['code'] },
    },
    {
      key: 'reopen', from: [1], to: 0,
      permissions: ['administration_product_development', 'product_development_supplier'],
      guard: (c: Logic<Quotation>) => c.record.is_chosen === false,
      guardMessage: 'rule.quotation.is_chosen', note: { minLength: 5 }, tone: 'warning',
    },
  ],
};
