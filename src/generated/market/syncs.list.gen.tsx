// Generated from schemas/market/syncs.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { pushNowAction } from './push-now.action.gen.ts';
import { type SyncConfig, syncConfigFields } from './sync-config.entity.gen.ts';
import { syncConfigWorkflow } from './sync-config.workflow.gen.ts';

export const list = createList({
  screen: 'account/sync',
  route: '/account/sync',
  resource: 'sync_config',
  title: 'screen.account/sync.title',
  permissions: ['customer_account'],
  urls: { list: '/sync-config-list', count: '/sync-config-count', download: '/sync-config-download' },
  downloadName: 'sync.xlsx',
  columns: [
    column(syncConfigFields.name, {
      label: 'sync_config.name', cell: 'text', show: 'always', width: 240, pin: 'left', link: '/account/sync',
    }),
    column(syncConfigFields.warehouse_id, { label: 'sync_config.warehouse_id', cell: 'reference', width: 220 }),
    column(syncConfigFields.state, { label: 'sync_config.state', cell: 'enum' }),
    column(syncConfigFields.percent_kept, { label: 'sync_config.percent_kept', cell: 'number' }),
    column(syncConfigFields.safety_quantity, { label: 'sync_config.safety_quantity', cell: 'number' }),
    column(syncConfigFields.frequency_minutes, { label: 'sync_config.frequency_minutes', cell: 'number' }),
    column(syncConfigFields.sync_stock, { label: 'sync_config.sync_stock', cell: 'boolean' }),
    column(syncConfigFields.sync_price, { label: 'sync_config.sync_price', cell: 'boolean' }),
    column(syncConfigFields.last_synced_at, { label: 'sync_config.last_synced_at', cell: 'date_time' }),
    column(syncConfigFields.error_count, { label: 'sync_config.error_count', cell: 'number' }),
    column(syncConfigFields.created_at, {
      label: 'kit.field.created_at', cell: 'date_time', show: 'optional', sort: true,
    }),
  ],
  filters: [
    filter(syncConfigFields.warehouse_id, { label: 'sync_config.warehouse_id', kind: 'reference' }),
    filter(syncConfigFields.state, { label: 'sync_config.state', kind: 'multi_select' }),
    filter(syncConfigFields.created_at, {
      label: 'kit.field.created_at', kind: 'date_range', place: 'panel', maxDays: 360,
      presets: [1, 7, 10, 30, 90, 180, 360],
    }),
    filter(syncConfigFields.created_by, { label: 'kit.field.created_by', kind: 'reference', place: 'panel' }),
  ],
  sort: { field: 'created_at', order: 'DESC' },
  toolbar: [
    {
      key: 'create', label: 'screen.account/sync.action.create', route: '/account/sync/create',
      permissions: ['customer_account'], tone: 'success',
    },
  ],
  row: [
    {
      key: 'activate', label: 'sync_config.transition.activate', transition: 'activate',
      permissions: ['customer_account'], tone: 'success',
    },
    {
      key: 'stop', label: 'sync_config.transition.stop', transition: 'stop', permissions: ['customer_account'],
      tone: 'danger',
    },
    {
      key: 'push_now', label: 'screen.account/sync.action.push_now', action: 'push_now',
      permissions: ['goods_syn_e_market', 'customer_account'],
    },
  ],
  actions: [pushNowAction],
  workflows: [syncConfigWorkflow],
  open: '/account/sync',
  create: { route: '/account/sync/create', permissions: ['customer_account'] },
  mobile: { title: 'name', lines: ['warehouse_id', 'state', 'last_synced_at', 'error_count'] },
  rowTone: [
    { when: (c: Logic<SyncConfig>) => c.record.error_count != null && c.record.error_count > 0, tone: 'warning' },
  ],
  emptyText: 'screen.account/sync.empty',
  live: true,
});

export default function SyncsList() {
  return <ListScreen list={list} />;
}
