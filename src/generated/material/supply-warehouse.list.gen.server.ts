// Generated from schemas/material/supply-warehouse.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { materialPlaceFields } from './material-place.entity.gen.ts';
import { materialFields } from './material.entity.gen.ts';

export const supplyWarehouseList = createList({
  screen: 'administration/supply/warehouse',
  route: '/administration/supply/warehouse',
  module: 'material',
  entity: 'material_place',
  permissions: ['administration_supply'],
  urls: { list: '/supply-warehouse-list', count: '/supply-warehouse-count', download: '/supply-warehouse-download' },
  downloadName: 'supply-by-warehouse.xlsx',
  where: { 'material_id.kind': ['packaging'] },
  columns: [
    column(materialFields.code, {
      key: 'material_id.code', steps: [{ field: 'material_id', kind: 'reference', entity: 'material' }],
      label: 'material.code', show: 'always', sort: true,
    }),
    column(materialFields.name, {
      key: 'material_id.name', steps: [{ field: 'material_id', kind: 'reference', entity: 'material' }],
      label: 'material.name', show: 'always', sort: true,
    }),
    column(materialPlaceFields.warehouse_id, { label: 'material_place.warehouse_id', show: 'always' }),
    column(materialFields.packaging, {
      key: 'material_id.packaging', steps: [{ field: 'material_id', kind: 'reference', entity: 'material' }],
      label: 'material.packaging',
    }),
    column(materialFields.unit, {
      key: 'material_id.unit', steps: [{ field: 'material_id', kind: 'reference', entity: 'material' }],
      label: 'material.unit',
    }),
    column(materialPlaceFields.on_hand, { label: 'material_place.on_hand', sort: true }),
    column(materialPlaceFields.last_received_on, { label: 'material_place.last_received_on', sort: true }),
    column(materialPlaceFields.value, { label: 'material_place.value', sort: true, sum: true }),
    column(materialPlaceFields.material_id, { label: 'material_place.material_id', show: 'optional' }),
  ],
  filters: [
    filter(materialPlaceFields.warehouse_id, { label: 'material_place.warehouse_id', kind: 'reference' }),
    filter(materialFields.code, {
      key: 'material_id.code', steps: [{ field: 'material_id', kind: 'reference', entity: 'material' }],
      label: 'material.code', kind: 'text',
    }),
    filter(materialFields.name, {
      key: 'material_id.name', steps: [{ field: 'material_id', kind: 'reference', entity: 'material' }],
      label: 'material.name', kind: 'text',
    }),
    filter(materialFields.packaging, {
      key: 'material_id.packaging', steps: [{ field: 'material_id', kind: 'reference', entity: 'material' }],
      label: 'material.packaging', kind: 'multi_select',
    }),
    filter(materialPlaceFields.on_hand, { label: 'material_place.on_hand', kind: 'number_range' }),
  ],
  viewModes: [
    { key: 'there', where: { on_hand: { from: 0.001 } } },
    { key: 'used_up', where: { on_hand: { to: 0 }, 'material_id.active': true } },
    { key: 'all' },
  ],
  sort: { field: 'material_id.code', order: 'ASC' },
});
