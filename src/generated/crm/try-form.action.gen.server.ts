// Generated from schemas/crm/try-form.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/crm/try-form.action.validate.gen.js';
import { tryFormActionFields } from './try-form.action.gen.ts';

export const tryFormActionModel: ActionModel = {
  key: 'try_form',
  stem: 'try-form',
  module: 'crm',
  url: '/ladi-page-try',
  permissions: ['crm_ladi_page_config'],
  input: Object.values(tryFormActionFields),
  validate,
  limit: { times: 300, seconds: 600 },
};
