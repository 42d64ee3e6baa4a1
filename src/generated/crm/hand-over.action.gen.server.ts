// Generated from schemas/crm/hand-over.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/crm/hand-over.action.validate.gen.js';
import { handOverAction, handOverActionFields } from './hand-over.action.gen.ts';

export const handOverActionModel: ActionModel = {
  key: 'hand_over',
  stem: 'hand-over',
  module: 'crm',
  records: handOverAction,
  permissions: ['crm_lead_dead'],
  input: Object.values(handOverActionFields),
  validate,
};
