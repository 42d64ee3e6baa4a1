// Generated from schemas/crm/copy-last-rates.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/crm/copy-last-rates.action.validate.gen.js';
import { copyLastRatesActionFields } from './copy-last-rates.action.gen.ts';

export const copyLastRatesActionModel: ActionModel = {
  key: 'copy_last_rates',
  stem: 'copy-last-rates',
  module: 'crm',
  url: '/rates-copy-last',
  permissions: ['crm_currency_exchange'],
  input: Object.values(copyLastRatesActionFields),
  validate,
};
