// Generated from schemas/partner/adjust-distributor-debt.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/partner/adjust-distributor-debt.action.validate.gen.js';
import {
  adjustDistributorDebtAction,
  adjustDistributorDebtActionFields,
} from './adjust-distributor-debt.action.gen.ts';

export const adjustDistributorDebtActionModel: ActionModel = {
  key: 'adjust_distributor_debt',
  stem: 'adjust-distributor-debt',
  module: 'partner',
  records: adjustDistributorDebtAction,
  permissions: ['administration_goods_debt'],
  input: Object.values(adjustDistributorDebtActionFields),
  validate,
};
