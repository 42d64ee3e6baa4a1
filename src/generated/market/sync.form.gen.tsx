// Generated from schemas/market/sync.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { pushNowAction } from './push-now.action.gen.ts';
import { syncConfigFields, syncConfigRules } from './sync-config.entity.gen.ts';
import { syncConfigWorkflow } from './sync-config.workflow.gen.ts';

export const form = createForm({
  screen: 'account/sync',
  route: '/account/sync',
  resource: 'sync_config',
  title: 'screen.account/sync.title',
  mode: 'edit',
  permissions: ['customer_account'],
  create: ['customer_account'],
  remove: ['customer_account'],
  sections: [
    {
      key: 'main', label: 'screen.account/sync.section.main', columns: 2,
      inputs: [
        input(syncConfigFields.name, { label: 'sync_config.name' }),
        input(syncConfigFields.warehouse_id, {
          label: 'sync_config.warehouse_id', help: 'screen.account/sync.help.warehouse_id',
        }),
        input(syncConfigFields.percent_kept, {
          label: 'sync_config.percent_kept', help: 'screen.account/sync.help.percent_kept',
        }),
        input(syncConfigFields.safety_quantity, {
          label: 'sync_config.safety_quantity', help: 'screen.account/sync.help.safety_quantity',
        }),
        input(syncConfigFields.frequency_minutes, { label: 'sync_config.frequency_minutes' }),
        input(syncConfigFields.sync_stock, { label: 'sync_config.sync_stock' }),
        input(syncConfigFields.sync_price, {
          label: 'sync_config.sync_price', help: 'screen.account/sync.help.sync_price',
        }),
      ],
    },
    {
      key: 'state', label: 'screen.account/sync.section.state', columns: 2,
      inputs: [
        input(syncConfigFields.state, { label: 'sync_config.state' }),
        input(syncConfigFields.last_synced_at, { label: 'sync_config.last_synced_at' }),
        input(syncConfigFields.error_count, { label: 'sync_config.error_count' }),
      ],
    },
  ],
  models: {
    sync_config: {
      name: 'sync_config', fields: Object.values(syncConfigFields), rules: syncConfigRules,
      workflows: [syncConfigWorkflow],
    },
  },
  workflows: [syncConfigWorkflow],
  actions: [pushNowAction],
  validate: () => import('#generated/built/market/sync-config.validate.gen.js'),
  display: [{ field: 'name' }],
});

export default function SyncForm() {
  return <FormScreen form={form} />;
}
