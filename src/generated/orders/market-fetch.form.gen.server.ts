// Generated from schemas/orders/market-fetch.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/orders/market-fetch.form.validate.gen.js';
import { marketFetchFormFields } from './market-fetch.form.gen.ts';

export const marketFetchForm: FormModel = {
  screen: 'market-fetch',
  module: 'orders',
  mode: 'dialog',
  permissions: ['order_create_e_market'],
  data: Object.values(marketFetchFormFields),
  validate,
};
