// Generated from schemas/material/supply-warehouse.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { countSupplyAction } from './count-supply.action.gen.ts';
import { materialPlaceFields } from './material-place.entity.gen.ts';
import { materialFields } from './material.entity.gen.ts';
import { receiveSupplyAction } from './receive-supply.action.gen.ts';

export const list = createList({
  screen: 'administration/supply/warehouse',
  route: '/administration/supply/warehouse',
  resource: 'material_place',
  title: 'screen.administration/supply/warehouse.title',
  permissions: ['administration_supply'],
  urls: { list: '/supply-warehouse-list', count: '/supply-warehouse-count', download: '/supply-warehouse-download' },
  downloadName: 'supply-by-warehouse.xlsx',
  where: { 'material_id.kind': ['packaging'] },
  columns: [
    column(materialFields.code, {
      key: 'material_id.code', label: 'material.code', cell: 'code', show: 'always', sort: true, width: 160,
      pin: 'left',
    }),
    column(materialFields.name, {
      key: 'material_id.name', label: 'material.name', cell: 'text', show: 'always', sort: true, width: 220,
    }),
    column(materialPlaceFields.warehouse_id, {
      label: 'material_place.warehouse_id', cell: 'reference', show: 'always', width: 200,
    }),
    column(materialFields.packaging, { key: 'material_id.packaging', label: 'material.packaging', cell: 'enum' }),
    column(materialFields.unit, { key: 'material_id.unit', label: 'material.unit', cell: 'enum' }),
    column(materialPlaceFields.on_hand, { label: 'material_place.on_hand', cell: 'number', sort: true }),
    column(materialPlaceFields.last_received_on, { label: 'material_place.last_received_on', cell: 'date', sort: true }),
    column(materialPlaceFields.value, {
      label: 'material_place.value', cell: 'money', sort: true, sum: true, footer: true,
    }),
    column(materialPlaceFields.material_id, {
      label: 'material_place.material_id', cell: 'reference', show: 'optional',
    }),
  ],
  filters: [
    filter(materialPlaceFields.warehouse_id, { label: 'material_place.warehouse_id', kind: 'reference' }),
    filter(materialFields.code, { key: 'material_id.code', label: 'material.code', kind: 'text' }),
    filter(materialFields.name, { key: 'material_id.name', label: 'material.name', kind: 'text' }),
    filter(materialFields.packaging, {
      key: 'material_id.packaging', label: 'material.packaging', kind: 'multi_select',
    }),
    filter(materialPlaceFields.on_hand, { label: 'material_place.on_hand', kind: 'number_range' }),
  ],
  viewModes: [
    { key: 'there', label: 'screen.administration/supply/warehouse.mode.there' },
    { key: 'used_up', label: 'screen.administration/supply/warehouse.mode.used_up' },
    { key: 'all', label: 'screen.administration/supply/warehouse.mode.all' },
  ],
  sort: { field: 'material_id.code', order: 'ASC' },
  row: [
    {
      key: 'receive', label: 'material.action.receive_supply', action: 'receive_supply',
      permissions: ['administration_supply'], prefill: { warehouse_id: 'warehouse_id' },
      of: { from: 'material_id', resource: 'material', actions: [receiveSupplyAction] },
    },
    {
      key: 'count', label: 'material.action.count_supply', action: 'count_supply',
      permissions: ['administration_supply'], prefill: { warehouse_id: 'warehouse_id' },
      of: { from: 'material_id', resource: 'material', actions: [countSupplyAction] },
    },
    {
      key: 'moves', label: 'action.moves', route: '/material/list/moves',
      filter: {
        material_id: { from: 'material_id', choice: true }, warehouse_id: { from: 'warehouse_id', choice: true },
      },
      permissions: ['material_manager', 'administration_supply'],
    },
  ],
  mobile: { title: 'material_id.name', lines: ['warehouse_id', 'on_hand', 'last_received_on'] },
  emptyText: 'screen.administration/supply/warehouse.empty',
  live: true,
});

export default function SupplyWarehouseList() {
  return <ListScreen list={list} />;
}
