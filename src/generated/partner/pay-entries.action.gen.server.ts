// Generated from schemas/partner/pay-entries.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/partner/pay-entries.action.validate.gen.js';
import { payEntriesActionFields } from './pay-entries.action.gen.ts';

export const payEntriesActionModel: ActionModel = {
  key: 'pay_entries',
  stem: 'pay-entries',
  module: 'partner',
  url: '/pay-entries',
  permissions: ['administration_goods_debt'],
  input: Object.values(payEntriesActionFields),
  validate,
  idempotent: true,
};
