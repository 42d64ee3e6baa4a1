// Generated from schemas/messaging/sync-zns.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/messaging/sync-zns.action.validate.gen.js';
import { syncZnsAction, syncZnsActionFields } from './sync-zns.action.gen.ts';

export const syncZnsActionModel: ActionModel = {
  key: 'sync_zns',
  stem: 'sync-zns',
  module: 'messaging',
  records: syncZnsAction,
  permissions: ['customer_account', 'administration_zns'],
  input: Object.values(syncZnsActionFields),
  validate,
};
