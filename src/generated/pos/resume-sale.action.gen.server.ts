// Generated from schemas/pos/resume-sale.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/pos/resume-sale.action.validate.gen.js';
import { resumeSaleActionFields } from './resume-sale.action.gen.ts';

export const resumeSaleActionModel: ActionModel = {
  key: 'resume_sale',
  stem: 'resume-sale',
  module: 'pos',
  url: '/pos/resume-sale',
  permissions: ['pos_order_create_single'],
  input: Object.values(resumeSaleActionFields),
  validate,
};
