// Generated from schemas/administration/receipt-history.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const receiptHistoryForm: FormModel = {
  screen: 'administration/receipt-history',
  route: '/administration/receipt-history',
  module: 'administration',
  entity: 'goods_receipt',
  mode: 'edit',
  permissions: ['administration_receipt_history'],
  aside: { notes: true },
};
