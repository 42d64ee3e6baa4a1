// Generated from schemas/partner/adjust-consignee-debt.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/partner/adjust-consignee-debt.action.validate.gen.js';
import { adjustConsigneeDebtAction, adjustConsigneeDebtActionFields } from './adjust-consignee-debt.action.gen.ts';

export const adjustConsigneeDebtActionModel: ActionModel = {
  key: 'adjust_consignee_debt',
  stem: 'adjust-consignee-debt',
  module: 'partner',
  records: adjustConsigneeDebtAction,
  permissions: ['administration_goods_debt'],
  input: Object.values(adjustConsigneeDebtActionFields),
  validate,
};
