// Generated from schemas/orders/market-create.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/orders/market-create.form.validate.gen.js';
import { marketCreateFormFields } from './market-create.form.gen.ts';

export const marketCreateForm: FormModel = {
  screen: 'market-create',
  module: 'orders',
  mode: 'dialog',
  permissions: ['order_create_e_market'],
  data: Object.values(marketCreateFormFields),
  validate,
};
