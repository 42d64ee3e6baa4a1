// Generated from schemas/system/warehouse.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const warehouseForm: FormModel = {
  screen: 'account/warehouse',
  route: '/account/warehouse',
  module: 'system',
  entity: 'warehouse',
  mode: 'edit',
  permissions: ['customer_account'],
};
