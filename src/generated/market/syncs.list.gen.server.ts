// Generated from schemas/market/syncs.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { syncConfigFields } from './sync-config.entity.gen.ts';

export const syncsList = createList({
  screen: 'account/sync',
  route: '/account/sync',
  module: 'market',
  entity: 'sync_config',
  permissions: ['customer_account'],
  urls: { list: '/sync-config-list', count: '/sync-config-count', download: '/sync-config-download' },
  downloadName: 'sync.xlsx',
  columns: [
    column(syncConfigFields.name, { label: 'sync_config.name', show: 'always' }),
    column(syncConfigFields.warehouse_id, { label: 'sync_config.warehouse_id' }),
    column(syncConfigFields.state, { label: 'sync_config.state' }),
    column(syncConfigFields.percent_kept, { label: 'sync_config.percent_kept' }),
    column(syncConfigFields.safety_quantity, { label: 'sync_config.safety_quantity' }),
    column(syncConfigFields.frequency_minutes, { label: 'sync_config.frequency_minutes' }),
    column(syncConfigFields.sync_stock, { label: 'sync_config.sync_stock' }),
    column(syncConfigFields.sync_price, { label: 'sync_config.sync_price' }),
    column(syncConfigFields.last_synced_at, { label: 'sync_config.last_synced_at' }),
    column(syncConfigFields.error_count, { label: 'sync_config.error_count' }),
    column(syncConfigFields.created_at, { label: 'kit.field.created_at', show: 'optional', sort: true }),
  ],
  filters: [
    filter(syncConfigFields.warehouse_id, { label: 'sync_config.warehouse_id', kind: 'reference' }),
    filter(syncConfigFields.state, { label: 'sync_config.state', kind: 'multi_select' }),
    filter(syncConfigFields.created_at, { label: 'kit.field.created_at', kind: 'date_range', maxDays: 360 }),
    filter(syncConfigFields.created_by, { label: 'kit.field.created_by', kind: 'reference' }),
  ],
  sort: { field: 'created_at', order: 'DESC' },
});
