// Generated from schemas/material/material-receipt.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const materialReceiptForm: FormModel = {
  screen: 'material/receipt-history',
  route: '/material/receipt-history',
  module: 'material',
  entity: 'material_receipt',
  mode: 'edit',
  permissions: ['material_receipt_history'],
  aside: { notes: true },
};
