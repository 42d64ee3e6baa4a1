// Generated from schemas/administration/choose-quotation.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/administration/choose-quotation.action.validate.gen.js';
import { chooseQuotationAction, chooseQuotationActionFields } from './choose-quotation.action.gen.ts';

export const chooseQuotationActionModel: ActionModel = {
  key: 'choose_quotation',
  stem: 'choose-quotation',
  module: 'administration',
  records: chooseQuotationAction,
  permissions: ['administration_product_development'],
  input: Object.values(chooseQuotationActionFields),
  validate,
};
