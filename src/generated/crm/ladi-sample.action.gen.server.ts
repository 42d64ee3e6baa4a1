// Generated from schemas/crm/ladi-sample.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/crm/ladi-sample.action.validate.gen.js';
import { ladiSampleActionFields } from './ladi-sample.action.gen.ts';

export const ladiSampleActionModel: ActionModel = {
  key: 'ladi_sample',
  stem: 'ladi-sample',
  module: 'crm',
  url: '/ladi-page-sample',
  permissions: ['crm_ladi_page_config'],
  input: Object.values(ladiSampleActionFields),
  validate,
};
