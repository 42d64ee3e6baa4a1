// Generated from schemas/material/material-receipt-create.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const materialReceiptCreateForm: FormModel = {
  screen: 'material/receipt-create',
  route: '/material/receipt-create',
  module: 'material',
  entity: 'material_receipt',
  mode: 'create',
  permissions: ['material_receipt_create'],
};
