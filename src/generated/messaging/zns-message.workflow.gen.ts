// Generated from schemas/messaging/zns-message.workflow.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import type { WorkflowModel } from '#contract/workflow.ts';
import type { ZnsMessage } from './zns-message.entity.gen.ts';

export const znsMessageWorkflow: WorkflowModel = {
  entity: 'zns_message',
  field: 'state',
  initial: [{ to: 'queued' }],
  states: [
    { key: 'queued', value: 'queued', tone: 'info' },
    { key: 'sent', value: 'sent', tone: 'success' },
    { key: 'delivered', value: 'delivered', tone: 'success', final: true },
    { key: 'failed', value: 'failed', tone: 'danger', final: true },
    { key: 'expired', value: 'expired', tone: 'warning', final: true },
    { key: 'canceled', value: 'canceled', tone: 'neutral', final: true },
  ],
  transitions: [
    {
      key: 'accept', from: ['queued'], to: 'sent', permissions: [], set: { sent_at: (c: Logic<ZnsMessage>) => c.now },
      automatic: true,
    },
    { key: 'deliver', from: ['sent'], to: 'delivered', permissions: [], automatic: true },
    { key: 'fail', from: ['queued'], to: 'failed', permissions: [], automatic: true },
    { key: 'expire', from: ['queued'], to: 'expired', permissions: [], automatic: true },
    {
      key: 'cancel', from: ['queued'], to: 'canceled', permissions: ['administration_zns'],
      guard: (c: Logic<ZnsMessage>) => c.record.asked_at == null,
      guardMessage: 'rule.zns_message.under_way', tone: 'danger', bulk: true,
    },
  ],
};
