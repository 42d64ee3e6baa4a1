// Generated from schemas/administration/order-cover.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';
import { validate } from '#generated/built/administration/order-cover.form.validate.gen.js';
import { orderCoverFormFields } from './order-cover.form.gen.ts';

export const orderCoverForm: FormModel = {
  screen: 'order-cover',
  module: 'administration',
  mode: 'dialog',
  permissions: ['administration_goods_report', 'goods_manager'],
  data: Object.values(orderCoverFormFields),
  validate,
};
