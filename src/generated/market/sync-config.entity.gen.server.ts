// Generated from schemas/market/sync-config.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { syncConfigDisplay, syncConfigFields, syncConfigRules } from './sync-config.entity.gen.ts';
import { syncConfigWorkflow } from './sync-config.workflow.gen.ts';

export const syncConfigModel = createEntity({
  name: 'sync_config',
  module: 'market',
  owner: 'customer',
  fields: Object.values(syncConfigFields),
  display: syncConfigDisplay,
  search: ['name'],
  unique: [{ key: 'warehouse', fields: ['warehouse_id'], message: 'rule.sync_config.warehouse_taken' }],
  access: {
    read: ['customer_account'], create: ['customer_account'], update: ['customer_account'],
    delete: ['customer_account'],
  },
  lookup: ['customer_account'],
  rules: syncConfigRules,
  workflows: [syncConfigWorkflow],
  live: true,
});
