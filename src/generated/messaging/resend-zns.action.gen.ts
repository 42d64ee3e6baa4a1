// Generated from schemas/messaging/resend-zns.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { ZnsMessage } from './zns-message.entity.gen.ts';

export type ResendZnsActionInput = {

};

export const resendZnsActionFields = createFields({});

export const resendZnsAction: RecordAction = {
  key: 'resend_zns',
  entity: 'zns_message',
  permissions: ['administration_zns'],
  guard: (c: Logic<ZnsMessage>) => c.record.state === 'failed',
  guardMessage: 'rule.zns_message.not_failed',
  question: 'messages.confirm_resend_zns',
  sum: { of: 'price', by: 'zns_template_id', entity: 'zns_template' },
  bulk: true,
  confirm: true,
};
