// Generated from schemas/orders/cod-statement.workflow.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import type { WorkflowModel } from '#contract/workflow.ts';
import type { CodStatement } from './cod-statement.entity.gen.ts';

export const codStatementWorkflow: WorkflowModel = {
  entity: 'cod_statement',
  field: 'status',
  initial: [{ to: 'open' }],
  states: [
    { key: 'open', value: 'open', tone: 'progress' },
    { key: 'posted', value: 'posted', tone: 'success', final: true, readOnly: true },
  ],
  transitions: [
    {
      key: 'post', from: ['open'], to: 'posted', permissions: ['administration_report_revenue'],
      guard: (c: Logic<CodStatement>) =>
        !(c.record.lines ?? []).some((row) => row.state !== 'matched' && row.reason == null),
      guardMessage: 'rule.cod_statement.needs_reason', success: 'messages.cod_posted',
      question: 'messages.confirm_cod_post', sum: { of: 'received' }, tone: 'success',
      effects: ['orders/reconcile_parcels'],
    },
  ],
};
