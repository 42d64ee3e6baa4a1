// Generated from schemas/administration/compare-quotations.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/administration/compare-quotations.action.validate.gen.js';
import { compareQuotationsActionFields } from './compare-quotations.action.gen.ts';

export const compareQuotationsActionModel: ActionModel = {
  key: 'compare_quotations',
  stem: 'compare-quotations',
  module: 'administration',
  url: '/quotation-compare',
  permissions: ['administration_product_development'],
  input: Object.values(compareQuotationsActionFields),
  validate,
};
