// Generated from schemas/crm/stop-receiving.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/crm/stop-receiving.action.validate.gen.js';
import { stopReceivingAction, stopReceivingActionFields } from './stop-receiving.action.gen.ts';

export const stopReceivingActionModel: ActionModel = {
  key: 'stop_receiving',
  stem: 'stop-receiving',
  module: 'crm',
  records: stopReceivingAction,
  permissions: ['crm_lead_dead'],
  input: Object.values(stopReceivingActionFields),
  validate,
};
