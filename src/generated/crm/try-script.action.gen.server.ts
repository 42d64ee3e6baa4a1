// Generated from schemas/crm/try-script.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/crm/try-script.action.validate.gen.js';
import { tryScriptActionFields } from './try-script.action.gen.ts';

export const tryScriptActionModel: ActionModel = {
  key: 'try_script',
  stem: 'try-script',
  module: 'crm',
  url: '/script-try',
  permissions: ['crm_lead_dead'],
  input: Object.values(tryScriptActionFields),
  validate,
  limit: { times: 300, seconds: 600 },
};
