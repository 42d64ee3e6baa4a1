// Generated from schemas/crm/try-rule.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/crm/try-rule.action.validate.gen.js';
import { tryRuleActionFields } from './try-rule.action.gen.ts';

export const tryRuleActionModel: ActionModel = {
  key: 'try_rule',
  stem: 'try-rule',
  module: 'crm',
  url: '/lead-rule-try',
  permissions: ['crm_ladi_page_config'],
  input: Object.values(tryRuleActionFields),
  validate,
};
