// Generated from schemas/crm/switch-model.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/crm/switch-model.action.validate.gen.js';
import { switchModelAction, switchModelActionFields } from './switch-model.action.gen.ts';

export const switchModelActionModel: ActionModel = {
  key: 'switch_model',
  stem: 'switch-model',
  module: 'crm',
  records: switchModelAction,
  permissions: [
    'crm_lead_telesale', 'crm_lead_incomplete', 'crm_lead_complete', 'crm_lead_double_check', 'crm_lead_temporary',
    'crm_lead_wait_confirm',
  ],
  input: Object.values(switchModelActionFields),
  validate,
};
