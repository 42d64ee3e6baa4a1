// Generated from schemas/crm/exchange-rate.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const exchangeRateForm: FormModel = {
  screen: 'crm/exchange-rate',
  route: '/crm/exchange-rate',
  module: 'crm',
  entity: 'exchange_rate',
  mode: 'edit',
  permissions: ['crm_currency_exchange'],
  aside: {},
};
