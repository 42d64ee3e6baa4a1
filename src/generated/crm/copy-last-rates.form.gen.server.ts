// Generated from schemas/crm/copy-last-rates.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/crm/copy-last-rates.form.validate.gen.js';
import { copyLastRatesFormFields } from './copy-last-rates.form.gen.ts';

export const copyLastRatesForm: FormModel = {
  screen: 'copy-last-rates',
  module: 'crm',
  mode: 'dialog',
  permissions: ['crm_currency_exchange'],
  data: Object.values(copyLastRatesFormFields),
  validate,
};
