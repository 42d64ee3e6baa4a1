// Generated from schemas/crm/agreed-deposit.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/crm/agreed-deposit.action.validate.gen.js';
import { agreedDepositActionFields } from './agreed-deposit.action.gen.ts';

export const agreedDepositActionModel: ActionModel = {
  key: 'agreed_deposit',
  stem: 'agreed-deposit',
  module: 'crm',
  url: '/lead-agreed-deposit',
  permissions: ['crm_lead_double_check'],
  input: Object.values(agreedDepositActionFields),
  validate,
};
