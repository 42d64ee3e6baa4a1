// Generated from schemas/material/lots.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { materialLotFields } from './material-lot.entity.gen.ts';
import { materialFields } from './material.entity.gen.ts';

export const lotsList = createList({
  screen: 'material/list/lot',
  route: '/material/list/lot',
  module: 'material',
  entity: 'material_lot',
  permissions: ['material_manager', 'administration_supply'],
  urls: { list: '/material-lot-list', count: '/material-lot-count', download: '/material-lot-download' },
  downloadName: 'material-lots.xlsx',
  where: { warehouse_id: { mine: 'warehouse' } },
  columns: [
    column(materialLotFields.code, { label: 'material_lot.code', show: 'always', sort: true }),
    column(materialLotFields.material_id, { label: 'material_lot.material_id' }),
    column(materialLotFields.shade, { label: 'material_lot.shade' }),
    column(materialLotFields.warehouse_id, { label: 'material_lot.warehouse_id' }),
    column(materialLotFields.location, { label: 'material_lot.location' }),
    column(materialLotFields.received, { label: 'material_lot.received', sort: true }),
    column(materialLotFields.remaining, { label: 'material_lot.remaining', sort: true }),
    column(materialFields.unit, {
      key: 'material_id.unit', steps: [{ field: 'material_id', kind: 'reference', entity: 'material' }],
      label: 'material.unit',
    }),
    column(materialLotFields.width_cm, { label: 'material_lot.width_cm' }),
    column(materialLotFields.received_on, { label: 'material_lot.received_on', sort: true }),
    column(materialLotFields.unit_price, { label: 'material_lot.unit_price' }),
    column(materialLotFields.value, { label: 'material_lot.value', sum: true }),
    column(materialLotFields.receipt_id, { label: 'material_lot.receipt_id', show: 'optional' }),
    column(materialLotFields.expires_on, { label: 'material_lot.expires_on', show: 'optional' }),
  ],
  filters: [
    filter(materialLotFields.code, { label: 'material_lot.code', kind: 'code_list' }),
    filter(materialLotFields.material_id, { label: 'material_lot.material_id', kind: 'reference' }),
    filter(materialFields.kind, {
      key: 'material_id.kind', steps: [{ field: 'material_id', kind: 'reference', entity: 'material' }],
      label: 'material.kind', kind: 'multi_select',
    }),
    filter(materialLotFields.shade, { label: 'material_lot.shade', kind: 'text' }),
    filter(materialLotFields.warehouse_id, { label: 'material_lot.warehouse_id', kind: 'reference' }),
    filter(materialLotFields.location, { label: 'material_lot.location', kind: 'text' }),
    filter(materialLotFields.remaining, { label: 'material_lot.remaining', kind: 'number_range' }),
    filter(materialLotFields.received_on, { label: 'material_lot.received_on', kind: 'date_range', maxDays: 360 }),
    filter(materialLotFields.receipt_id, { label: 'material_lot.receipt_id', kind: 'reference' }),
  ],
  counts: [{ key: 'old', where: { remaining: { from: 0.001 }, received_on: { to: { today: -180 } } } }],
  viewModes: [
    { key: 'there', where: { remaining: { from: 0.001 } } },
    { key: 'old', where: { remaining: { from: 0.001 }, received_on: { to: { today: -180 } } }, badge: 'old' },
    { key: 'all' },
  ],
  sort: { field: 'received_on', order: 'ASC' },
});
