// Generated from schemas/messaging/zalo-app.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { zaloAppDisplay, zaloAppFields, zaloAppRules } from './zalo-app.entity.gen.ts';

export const zaloAppModel = createEntity({
  name: 'zalo_app',
  module: 'messaging',
  owner: 'customer',
  fields: Object.values(zaloAppFields),
  display: zaloAppDisplay,
  search: ['app_id'],
  unique: [{ key: 'app', fields: ['app_id'], message: 'rule.zalo_app.app_taken' }],
  access: {
    read: ['customer_account'], create: ['customer_account'], update: ['customer_account'],
    delete: ['customer_account'],
  },
  lookup: ['customer_account'],
  rules: zaloAppRules,
});
