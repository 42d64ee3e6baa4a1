// Generated from schemas/administration/supplier-goods.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const supplierGoodsForm: FormModel = {
  screen: 'administration/supplier/goods',
  route: '/administration/supplier/goods',
  module: 'administration',
  entity: 'supplier_goods',
  mode: 'edit',
  permissions: ['administration_supplier'],
};
