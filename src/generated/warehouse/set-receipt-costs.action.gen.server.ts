// Generated from schemas/warehouse/set-receipt-costs.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/warehouse/set-receipt-costs.action.validate.gen.js';
import { setReceiptCostsAction, setReceiptCostsActionFields } from './set-receipt-costs.action.gen.ts';

export const setReceiptCostsActionModel: ActionModel = {
  key: 'set_receipt_costs',
  stem: 'set-receipt-costs',
  module: 'warehouse',
  records: setReceiptCostsAction,
  permissions: ['administration_goods_cost'],
  input: Object.values(setReceiptCostsActionFields),
  validate,
};
