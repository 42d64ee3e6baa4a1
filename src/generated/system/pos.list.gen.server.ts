// Generated from schemas/system/pos.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { posFields } from './pos.entity.gen.ts';

export const posList = createList({
  screen: 'pos',
  route: '/pos',
  module: 'system',
  entity: 'pos',
  permissions: ['customer_account'],
  urls: { list: '/pos-list', count: '/pos-count', download: '/pos-download' },
  downloadName: 'shops.xlsx',
  columns: [
    column(posFields.code, { label: 'pos.code', show: 'always', sort: true }),
    column(posFields.name, { label: 'pos.name' }),
    column(posFields.id_city, { label: 'pos.id_city' }),
    column(posFields.address, { label: 'pos.address', show: 'optional' }),
    column(posFields.phone, { label: 'pos.phone' }),
    column(posFields.warehouse_id, { label: 'pos.warehouse_id' }),
    column(posFields.active, { label: 'pos.active' }),
    column(posFields.created_at, { label: 'kit.field.created_at', show: 'optional', sort: true }),
  ],
  filters: [
    filter(posFields.code, { label: 'pos.code', kind: 'text' }),
    filter(posFields.name, { label: 'pos.name', kind: 'text' }),
    filter(posFields.id_city, { label: 'pos.id_city', kind: 'reference' }),
    filter(posFields.active, { label: 'pos.active', kind: 'boolean' }),
    filter(posFields.created_at, { label: 'kit.field.created_at', kind: 'date_range', maxDays: 360 }),
    filter(posFields.created_by, { label: 'kit.field.created_by', kind: 'reference' }),
  ],
  sort: { field: 'code', order: 'ASC' },
});
