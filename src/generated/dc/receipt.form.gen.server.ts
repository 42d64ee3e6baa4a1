// Generated from schemas/dc/receipt.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const receiptForm: FormModel = {
  screen: 'dc/receipt-history',
  route: '/dc/receipt-history',
  module: 'dc',
  entity: 'dc_movement',
  mode: 'edit',
  permissions: ['dc_receipt_history'],
  aside: { notes: true },
};
