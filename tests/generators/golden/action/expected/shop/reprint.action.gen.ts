// Generated from schemas/shop/reprint.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type ReprintActionInput = {

};

export const reprintActionFields = createFields({});

export const reprintAction: RecordAction = {
  key: 'reprint',
  entity: 'bill',
  permissions: ['shop_seller'],
  question: 'messages.reprint_bill',
  sum: { of: 'fee' },
  confirm: true,
};
