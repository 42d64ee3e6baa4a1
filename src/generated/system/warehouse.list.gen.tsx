// Generated from schemas/system/warehouse.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { warehouseFields } from './warehouse.entity.gen.ts';

export const list = createList({
  screen: 'account/warehouse',
  route: '/account/warehouse',
  resource: 'warehouse',
  title: 'screen.account/warehouse.title',
  permissions: ['customer_account'],
  urls: { list: '/warehouse-list', count: '/warehouse-count', download: '/warehouse-download' },
  downloadName: 'warehouses.xlsx',
  columns: [
    column(warehouseFields.code_name, {
      label: 'warehouse.code_name', cell: 'code', show: 'always', sort: true, pin: 'left', link: '/account/warehouse',
    }),
    column(warehouseFields.name, { label: 'warehouse.name', cell: 'text', width: 260 }),
    column(warehouseFields.kind, { label: 'warehouse.kind', cell: 'enum' }),
    column(warehouseFields.id_city, { label: 'warehouse.id_city', cell: 'reference' }),
    column(warehouseFields.id_county, { label: 'warehouse.id_county', cell: 'reference', show: 'optional' }),
    column(warehouseFields.id_ward, { label: 'warehouse.id_ward', cell: 'reference' }),
    column(warehouseFields.address, { label: 'warehouse.address', cell: 'text', width: 260 }),
    column(warehouseFields.phone, { label: 'warehouse.phone', cell: 'phone' }),
    column(warehouseFields.carrier_cutoff, { label: 'warehouse.carrier_cutoff', cell: 'text', sort: true }),
    column(warehouseFields.active, { label: 'warehouse.active', cell: 'boolean' }),
    column(warehouseFields.created_at, {
      label: 'kit.field.created_at', cell: 'date_time', show: 'optional', sort: true,
    }),
  ],
  filters: [
    filter(warehouseFields.code_name, { label: 'warehouse.code_name', kind: 'text' }),
    filter(warehouseFields.name, { label: 'warehouse.name', kind: 'text' }),
    filter(warehouseFields.kind, { label: 'warehouse.kind', kind: 'multi_select' }),
    filter(warehouseFields.id_city, { label: 'warehouse.id_city', kind: 'reference' }),
    filter(warehouseFields.active, { label: 'warehouse.active', kind: 'boolean' }),
    filter(warehouseFields.created_at, {
      label: 'kit.field.created_at', kind: 'date_range', place: 'panel', maxDays: 360,
      presets: [1, 7, 10, 30, 90, 180, 360],
    }),
    filter(warehouseFields.created_by, { label: 'kit.field.created_by', kind: 'reference', place: 'panel' }),
  ],
  sort: { field: 'code_name', order: 'ASC' },
  toolbar: [
    {
      key: 'create', label: 'action.create', route: '/account/warehouse/create', permissions: ['customer_account'],
      tone: 'success',
    },
  ],
  open: '/account/warehouse',
  create: { route: '/account/warehouse/create', permissions: ['customer_account'] },
  mobile: { title: 'code_name', lines: ['name', 'kind', 'id_city', 'phone'] },
  emptyText: 'screen.account/warehouse.empty',
});

export default function WarehouseList() {
  return <ListScreen list={list} />;
}
