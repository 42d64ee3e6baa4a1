// Generated from schemas/crm/copy-rate.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/crm/copy-rate.action.validate.gen.js';
import { copyRateAction, copyRateActionFields } from './copy-rate.action.gen.ts';

export const copyRateActionModel: ActionModel = {
  key: 'copy_rate',
  stem: 'copy-rate',
  module: 'crm',
  records: copyRateAction,
  permissions: ['crm_currency_exchange'],
  input: Object.values(copyRateActionFields),
  validate,
};
