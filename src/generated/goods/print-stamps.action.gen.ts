// Generated from schemas/goods/print-stamps.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { Stamp } from './stamp.entity.gen.ts';

export type PrintStampsActionInput = {

};

export const printStampsActionFields = createFields({});

export const printStampsAction: RecordAction = {
  key: 'print_stamps',
  entity: 'stamp',
  permissions: ['nsca_stamp'],
  guard: (c: Logic<Stamp>) => c.record.print_count === 0 && c.record.status !== 0,
  guardMessage: 'rule.stamp.printed_already',
  success: 'messages.stamps_printed',
  most: 50,
  bulk: true,
  confirm: true,
};
