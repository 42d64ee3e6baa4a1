// Generated from schemas/crm/start-receiving.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/crm/start-receiving.action.validate.gen.js';
import { startReceivingAction, startReceivingActionFields } from './start-receiving.action.gen.ts';

export const startReceivingActionModel: ActionModel = {
  key: 'start_receiving',
  stem: 'start-receiving',
  module: 'crm',
  records: startReceivingAction,
  permissions: ['crm_lead_dead'],
  input: Object.values(startReceivingActionFields),
  validate,
};
