// Generated from schemas/system/api-keys.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { apiKeyFields } from './api-key.entity.gen.ts';

export const apiKeysList = createList({
  screen: 'account/api-key',
  route: '/account/api-key',
  module: 'system',
  entity: 'api_key',
  permissions: ['customer_account'],
  urls: { list: '/api-key-list', count: '/api-key-count', download: '/api-key-download' },
  downloadName: 'api-keys.xlsx',
  columns: [
    column(apiKeyFields.name, { label: 'api_key.name', show: 'always' }),
    column(apiKeyFields.key_start, { label: 'api_key.key_start' }),
    column(apiKeyFields.active, { label: 'api_key.active' }),
    column(apiKeyFields.last_used_at, { label: 'api_key.last_used_at', sort: true }),
    column(apiKeyFields.created_at, { label: 'kit.field.created_at', sort: true }),
    column(apiKeyFields.created_by, { label: 'kit.field.created_by' }),
    column(apiKeyFields.revoked_at, { label: 'api_key.revoked_at', show: 'optional' }),
  ],
  filters: [
    filter(apiKeyFields.name, { label: 'api_key.name', kind: 'text' }),
    filter(apiKeyFields.last_used_at, { label: 'api_key.last_used_at', kind: 'date_range', maxDays: 360 }),
    filter(apiKeyFields.created_at, { label: 'kit.field.created_at', kind: 'date_range', maxDays: 360 }),
    filter(apiKeyFields.created_by, { label: 'kit.field.created_by', kind: 'reference' }),
  ],
  viewModes: [{ key: 'all' }, { key: 'in_use', where: { active: true } }, { key: 'revoked', where: { active: false } }],
  sort: { field: 'created_at', order: 'DESC' },
});
