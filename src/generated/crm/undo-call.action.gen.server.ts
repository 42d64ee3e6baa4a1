// Generated from schemas/crm/undo-call.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/crm/undo-call.action.validate.gen.js';
import { undoCallActionFields } from './undo-call.action.gen.ts';

export const undoCallActionModel: ActionModel = {
  key: 'undo_call',
  stem: 'undo-call',
  module: 'crm',
  url: '/lead-undo',
  permissions: ['crm_lead_telesale'],
  input: Object.values(undoCallActionFields),
  validate,
};
