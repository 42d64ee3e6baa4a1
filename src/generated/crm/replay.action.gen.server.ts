// Generated from schemas/crm/replay.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/crm/replay.action.validate.gen.js';
import { replayAction, replayActionFields } from './replay.action.gen.ts';

export const replayActionModel: ActionModel = {
  key: 'replay',
  stem: 'replay',
  module: 'crm',
  records: replayAction,
  permissions: ['crm_ladi_page_config'],
  input: Object.values(replayActionFields),
  validate,
};
