// Generated from schemas/market/sync.form.json. Edit that file and run `npm run generate`.
import type { FormModel } from '#contract/model.ts';

export const syncForm: FormModel = {
  screen: 'account/sync',
  route: '/account/sync',
  module: 'market',
  entity: 'sync_config',
  mode: 'edit',
  permissions: ['customer_account'],
};
