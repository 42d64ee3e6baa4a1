// Generated from schemas/goods/cancel-stamps.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { Stamp } from './stamp.entity.gen.ts';

export type CancelStampsActionInput = {

};

export const cancelStampsActionFields = createFields({});

export const cancelStampsAction: RecordAction = {
  key: 'cancel_stamps',
  entity: 'stamp',
  permissions: ['nsca_stamp'],
  guard: (c: Logic<Stamp>) => c.record.status === 1,
  guardMessage: 'rule.stamp.in_use',
  success: 'messages.stamps_canceled',
  question: 'messages.confirm_cancel_stamps',
  tone: 'danger',
  bulk: true,
  confirm: true,
};
