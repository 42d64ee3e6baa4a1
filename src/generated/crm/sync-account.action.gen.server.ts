// Generated from schemas/crm/sync-account.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/crm/sync-account.action.validate.gen.js';
import { syncAccountAction, syncAccountActionFields } from './sync-account.action.gen.ts';

export const syncAccountActionModel: ActionModel = {
  key: 'sync_account',
  stem: 'sync-account',
  module: 'crm',
  records: syncAccountAction,
  permissions: ['crm_ads_account'],
  input: Object.values(syncAccountActionFields),
  validate,
};
