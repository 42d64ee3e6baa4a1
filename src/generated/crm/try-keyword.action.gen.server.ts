// Generated from schemas/crm/try-keyword.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/crm/try-keyword.action.validate.gen.js';
import { tryKeywordActionFields } from './try-keyword.action.gen.ts';

export const tryKeywordActionModel: ActionModel = {
  key: 'try_keyword',
  stem: 'try-keyword',
  module: 'crm',
  url: '/keyword-try',
  permissions: ['crm_keyword'],
  input: Object.values(tryKeywordActionFields),
  validate,
  limit: { times: 300, seconds: 600 },
};
