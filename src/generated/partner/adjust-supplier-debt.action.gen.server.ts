// Generated from schemas/partner/adjust-supplier-debt.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/partner/adjust-supplier-debt.action.validate.gen.js';
import { adjustSupplierDebtAction, adjustSupplierDebtActionFields } from './adjust-supplier-debt.action.gen.ts';

export const adjustSupplierDebtActionModel: ActionModel = {
  key: 'adjust_supplier_debt',
  stem: 'adjust-supplier-debt',
  module: 'partner',
  records: adjustSupplierDebtAction,
  permissions: ['administration_goods_debt'],
  input: Object.values(adjustSupplierDebtActionFields),
  validate,
};
