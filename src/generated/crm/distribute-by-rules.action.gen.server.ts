// Generated from schemas/crm/distribute-by-rules.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/crm/distribute-by-rules.action.validate.gen.js';
import { distributeByRulesAction, distributeByRulesActionFields } from './distribute-by-rules.action.gen.ts';

export const distributeByRulesActionModel: ActionModel = {
  key: 'distribute_by_rules',
  stem: 'distribute-by-rules',
  module: 'crm',
  records: distributeByRulesAction,
  permissions: ['crm_lead_incomplete'],
  input: Object.values(distributeByRulesActionFields),
  validate,
};
