// Generated from schemas/system/api-keys.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { apiKeyFields } from './api-key.entity.gen.ts';
import { revokeApiKeyAction } from './revoke-api-key.action.gen.ts';

export const list = createList({
  screen: 'account/api-key',
  route: '/account/api-key',
  resource: 'api_key',
  title: 'screen.account/api-key.title',
  permissions: ['customer_account'],
  urls: { list: '/api-key-list', count: '/api-key-count', download: '/api-key-download' },
  downloadName: 'api-keys.xlsx',
  columns: [
    column(apiKeyFields.name, { label: 'api_key.name', cell: 'text', show: 'always', width: 240, pin: 'left' }),
    column(apiKeyFields.key_start, { label: 'api_key.key_start', cell: 'code' }),
    column(apiKeyFields.active, { label: 'api_key.active', cell: 'boolean' }),
    column(apiKeyFields.last_used_at, { label: 'api_key.last_used_at', cell: 'date_time', sort: true }),
    column(apiKeyFields.created_at, { label: 'kit.field.created_at', cell: 'date_time', sort: true }),
    column(apiKeyFields.created_by, { label: 'kit.field.created_by', cell: 'reference', width: 220 }),
    column(apiKeyFields.revoked_at, { label: 'api_key.revoked_at', cell: 'date_time', show: 'optional' }),
  ],
  filters: [
    filter(apiKeyFields.name, { label: 'api_key.name', kind: 'text' }),
    filter(apiKeyFields.last_used_at, { label: 'api_key.last_used_at', kind: 'date_range', maxDays: 360 }),
    filter(apiKeyFields.created_at, {
      label: 'kit.field.created_at', kind: 'date_range', place: 'panel', maxDays: 360,
      presets: [1, 7, 10, 30, 90, 180, 360],
    }),
    filter(apiKeyFields.created_by, { label: 'kit.field.created_by', kind: 'reference', place: 'panel' }),
  ],
  viewModes: [
    { key: 'all', label: 'screen.account/api-key.mode.all' },
    { key: 'in_use', label: 'screen.account/api-key.mode.in_use' },
    { key: 'revoked', label: 'screen.account/api-key.mode.revoked' },
  ],
  sort: { field: 'created_at', order: 'DESC' },
  toolbar: [
    {
      key: 'create', label: 'action.create', route: '/account/api-key/create', permissions: ['customer_account'],
      tone: 'success',
    },
  ],
  row: [
    {
      key: 'revoke', label: 'api_key.action.revoke_api_key', action: 'revoke_api_key',
      permissions: ['customer_account'], tone: 'danger', confirm: true,
    },
  ],
  bulk: [
    {
      key: 'revoke_api_key', label: 'api_key.action.revoke_api_key', action: 'revoke_api_key',
      permissions: ['customer_account'], tone: 'danger', confirm: true,
    },
  ],
  actions: [revokeApiKeyAction],
  mobile: { title: 'name', lines: ['key_start', 'active', 'last_used_at'] },
  emptyText: 'screen.account/api-key.empty',
});

export default function ApiKeysList() {
  return <ListScreen list={list} />;
}
