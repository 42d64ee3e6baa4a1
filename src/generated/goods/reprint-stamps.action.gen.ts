// Generated from schemas/goods/reprint-stamps.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { Stamp } from './stamp.entity.gen.ts';

export type ReprintStampsActionInput = {
  reprint_reason: string;
};

export const reprintStampsActionFields = createFields({
  reprint_reason: { type: 'text', json: 'string', required: true, minLength: 5, maxLength: 200 },
});

export const reprintStampsAction: RecordAction = {
  key: 'reprint_stamps',
  entity: 'stamp',
  permissions: ['nsca_stamp'],
  guard: (c: Logic<Stamp>) => c.record.print_count != null && c.record.print_count > 0 && c.record.status !== 0,
  guardMessage: 'rule.stamp.not_printed',
  form: 'reprint-stamps',
  success: 'messages.stamps_printed',
  most: 50,
  bulk: true,
};
