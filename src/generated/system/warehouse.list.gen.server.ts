// Generated from schemas/system/warehouse.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { warehouseFields } from './warehouse.entity.gen.ts';

export const warehouseList = createList({
  screen: 'account/warehouse',
  route: '/account/warehouse',
  module: 'system',
  entity: 'warehouse',
  permissions: ['customer_account'],
  urls: { list: '/warehouse-list', count: '/warehouse-count', download: '/warehouse-download' },
  downloadName: 'warehouses.xlsx',
  columns: [
    column(warehouseFields.code_name, { label: 'warehouse.code_name', show: 'always', sort: true }),
    column(warehouseFields.name, { label: 'warehouse.name' }),
    column(warehouseFields.kind, { label: 'warehouse.kind' }),
    column(warehouseFields.id_city, { label: 'warehouse.id_city' }),
    column(warehouseFields.id_county, { label: 'warehouse.id_county', show: 'optional' }),
    column(warehouseFields.id_ward, { label: 'warehouse.id_ward' }),
    column(warehouseFields.address, { label: 'warehouse.address' }),
    column(warehouseFields.phone, { label: 'warehouse.phone' }),
    column(warehouseFields.carrier_cutoff, { label: 'warehouse.carrier_cutoff', sort: true }),
    column(warehouseFields.active, { label: 'warehouse.active' }),
    column(warehouseFields.created_at, { label: 'kit.field.created_at', show: 'optional', sort: true }),
  ],
  filters: [
    filter(warehouseFields.code_name, { label: 'warehouse.code_name', kind: 'text' }),
    filter(warehouseFields.name, { label: 'warehouse.name', kind: 'text' }),
    filter(warehouseFields.kind, { label: 'warehouse.kind', kind: 'multi_select' }),
    filter(warehouseFields.id_city, { label: 'warehouse.id_city', kind: 'reference' }),
    filter(warehouseFields.active, { label: 'warehouse.active', kind: 'boolean' }),
    filter(warehouseFields.created_at, { label: 'kit.field.created_at', kind: 'date_range', maxDays: 360 }),
    filter(warehouseFields.created_by, { label: 'kit.field.created_by', kind: 'reference' }),
  ],
  sort: { field: 'code_name', order: 'ASC' },
});
