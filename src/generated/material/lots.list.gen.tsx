// Generated from schemas/material/lots.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { adjustLotAction } from './adjust-lot.action.gen.ts';
import { issueLotAction } from './issue-lot.action.gen.ts';
import { lotToSupplierAction } from './lot-to-supplier.action.gen.ts';
import { materialLotFields } from './material-lot.entity.gen.ts';
import { materialFields } from './material.entity.gen.ts';
import { returnLotAction } from './return-lot.action.gen.ts';
import { scrapLotAction } from './scrap-lot.action.gen.ts';

export const list = createList({
  screen: 'material/list/lot',
  route: '/material/list/lot',
  resource: 'material_lot',
  title: 'screen.material/list/lot.title',
  permissions: ['material_manager', 'administration_supply'],
  urls: { list: '/material-lot-list', count: '/material-lot-count', download: '/material-lot-download' },
  downloadName: 'material-lots.xlsx',
  where: { warehouse_id: { mine: 'warehouse' } },
  scope: { of: 'warehouse', filter: 'warehouse_id' },
  columns: [
    column(materialLotFields.code, {
      label: 'material_lot.code', cell: 'code', show: 'always', sort: true, width: 160, pin: 'left',
    }),
    column(materialLotFields.material_id, { label: 'material_lot.material_id', cell: 'reference', width: 280 }),
    column(materialLotFields.shade, { label: 'material_lot.shade', cell: 'text' }),
    column(materialLotFields.warehouse_id, { label: 'material_lot.warehouse_id', cell: 'reference', width: 200 }),
    column(materialLotFields.location, { label: 'material_lot.location', cell: 'text' }),
    column(materialLotFields.received, { label: 'material_lot.received', cell: 'number', sort: true }),
    column(materialLotFields.remaining, { label: 'material_lot.remaining', cell: 'number', sort: true }),
    column(materialFields.unit, { key: 'material_id.unit', label: 'material.unit', cell: 'enum' }),
    column(materialLotFields.width_cm, { label: 'material_lot.width_cm', cell: 'number' }),
    column(materialLotFields.received_on, { label: 'material_lot.received_on', cell: 'date', sort: true }),
    column(materialLotFields.unit_price, { label: 'material_lot.unit_price', cell: 'money' }),
    column(materialLotFields.value, { label: 'material_lot.value', cell: 'money', sum: true, footer: true }),
    column(materialLotFields.receipt_id, { label: 'material_lot.receipt_id', cell: 'reference', show: 'optional' }),
    column(materialLotFields.expires_on, { label: 'material_lot.expires_on', cell: 'date', show: 'optional' }),
  ],
  filters: [
    filter(materialLotFields.code, { label: 'material_lot.code', kind: 'code_list' }),
    filter(materialLotFields.material_id, { label: 'material_lot.material_id', kind: 'reference' }),
    filter(materialFields.kind, { key: 'material_id.kind', label: 'material.kind', kind: 'multi_select' }),
    filter(materialLotFields.shade, { label: 'material_lot.shade', kind: 'text' }),
    filter(materialLotFields.warehouse_id, { label: 'material_lot.warehouse_id', kind: 'reference' }),
    filter(materialLotFields.location, { label: 'material_lot.location', kind: 'text' }),
    filter(materialLotFields.remaining, { label: 'material_lot.remaining', kind: 'number_range' }),
    filter(materialLotFields.received_on, {
      label: 'material_lot.received_on', kind: 'date_range', place: 'panel', maxDays: 360, presets: [1, 7, 30, 90],
    }),
    filter(materialLotFields.receipt_id, { label: 'material_lot.receipt_id', kind: 'reference', place: 'panel' }),
  ],
  counts: ['old'],
  viewModes: [
    { key: 'there', label: 'screen.material/list/lot.mode.there' },
    { key: 'old', label: 'screen.material/list/lot.mode.old', badge: 'old' },
    { key: 'all', label: 'screen.material/list/lot.mode.all' },
  ],
  sort: { field: 'received_on', order: 'ASC' },
  toolbar: [
    { key: 'materials', label: 'action.materials', route: '/material/list', permissions: ['material_manager'] },
  ],
  row: [
    {
      key: 'issue_lot', label: 'material_lot.action.issue_lot', action: 'issue_lot', permissions: ['material_manager'],
    },
    {
      key: 'return_lot', label: 'material_lot.action.return_lot', action: 'return_lot',
      permissions: ['material_manager'],
    },
    {
      key: 'adjust_lot', label: 'material_lot.action.adjust_lot', action: 'adjust_lot',
      permissions: ['material_manager'],
    },
    {
      key: 'lot_to_supplier', label: 'material_lot.action.lot_to_supplier', action: 'lot_to_supplier',
      permissions: ['material_manager'], tone: 'warning',
    },
    {
      key: 'scrap_lot', label: 'material_lot.action.scrap_lot', action: 'scrap_lot', permissions: ['material_manager'],
      tone: 'danger',
    },
    {
      key: 'print_label', label: 'screen.material/list/lot.action.print_label',
      print: async () => (await import('#generated/material/material-lot-label.print.gen.ts')).materialLotLabelPrint,
    },
  ],
  bulk: [
    {
      key: 'issue_lot', label: 'material_lot.action.issue_lot', action: 'issue_lot', permissions: ['material_manager'],
    },
    {
      key: 'print_label', label: 'screen.material/list/lot.action.print_label',
      print: async () => (await import('#generated/material/material-lot-label.print.gen.ts')).materialLotLabelPrint,
    },
  ],
  actions: [adjustLotAction, issueLotAction, lotToSupplierAction, returnLotAction, scrapLotAction],
  mobile: { title: 'code', lines: ['material_id', 'shade', 'remaining', 'location'] },
  emptyText: 'screen.material/list/lot.empty',
});

export default function LotsList() {
  return <ListScreen list={list} />;
}
