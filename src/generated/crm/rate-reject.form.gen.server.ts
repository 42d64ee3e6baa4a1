// Generated from schemas/crm/rate-reject.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/crm/rate-reject.form.validate.gen.js';
import { rateRejectFormFields } from './rate-reject.form.gen.ts';

export const rateRejectForm: FormModel = {
  screen: 'rate-reject',
  module: 'crm',
  mode: 'dialog',
  permissions: ['crm_currency_exchange'],
  data: Object.values(rateRejectFormFields),
  validate,
};
