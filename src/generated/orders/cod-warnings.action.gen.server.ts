// Generated from schemas/orders/cod-warnings.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/orders/cod-warnings.action.validate.gen.js';
import { codWarningsActionFields } from './cod-warnings.action.gen.ts';

export const codWarningsActionModel: ActionModel = {
  key: 'cod_warnings',
  stem: 'cod-warnings',
  module: 'orders',
  url: '/cod-warnings',
  permissions: ['administration_report_revenue'],
  input: Object.values(codWarningsActionFields),
  validate,
};
