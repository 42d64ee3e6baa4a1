// Generated from schemas/crm/enter-figures.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/crm/enter-figures.action.validate.gen.js';
import { enterFiguresAction, enterFiguresActionFields } from './enter-figures.action.gen.ts';

export const enterFiguresActionModel: ActionModel = {
  key: 'enter_figures',
  stem: 'enter-figures',
  module: 'crm',
  records: enterFiguresAction,
  permissions: ['crm_ladi_page_campaign'],
  input: Object.values(enterFiguresActionFields),
  validate,
};
