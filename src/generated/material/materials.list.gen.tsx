// Generated from schemas/material/materials.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { type MaterialStock, materialStockFields } from './material-stock.entity.gen.ts';
import { materialFields } from './material.entity.gen.ts';

export const list = createList({
  screen: 'material/list',
  route: '/material/list',
  resource: 'material_stock',
  title: 'screen.material/list.title',
  permissions: ['material_manager'],
  urls: { list: '/material-list', count: '/material-count', download: '/material-download' },
  downloadName: 'materials.xlsx',
  where: { 'material_id.kind': ['fabric', 'lining', 'thread', 'accessory', 'label'] },
  columns: [
    column(materialFields.image, { key: 'material_id.image', label: 'material.image', cell: 'image', width: 64 }),
    column(materialFields.code, {
      key: 'material_id.code', label: 'material.code', cell: 'code', show: 'always', sort: true, width: 160,
      pin: 'left', link: '/material/list',
    }),
    column(materialFields.name, {
      key: 'material_id.name', label: 'material.name', cell: 'text', sort: true, width: 260,
    }),
    column(materialFields.kind, { key: 'material_id.kind', label: 'material.kind', cell: 'enum' }),
    column(materialFields.color, { key: 'material_id.color', label: 'material.color', cell: 'text' }),
    column(materialFields.unit, { key: 'material_id.unit', label: 'material.unit', cell: 'enum' }),
    column(materialStockFields.on_hand, { label: 'material_stock.on_hand', cell: 'number', sort: true }),
    column(materialStockFields.reserved, { label: 'material_stock.reserved', cell: 'number', sort: true }),
    column(materialStockFields.free, { label: 'material_stock.free', cell: 'number', sort: true }),
    column(materialStockFields.expected, { label: 'material_stock.expected', cell: 'number', sort: true }),
    column(materialStockFields.min_stock, { label: 'material_stock.min_stock', cell: 'number', sort: true }),
    column(materialStockFields.state, { label: 'material_stock.state', cell: 'enum' }),
    column(materialStockFields.used_30d, {
      label: 'material_stock.used_30d', cell: 'number', show: 'optional', sort: true,
    }),
    column(materialStockFields.days_of_cover, { label: 'material_stock.days_of_cover', cell: 'number', sort: true }),
    column(materialStockFields.old, { label: 'material_stock.old', cell: 'number', show: 'optional', sort: true }),
    column(materialFields.supplier_id, {
      key: 'material_id.supplier_id', label: 'material.supplier_id', cell: 'reference', width: 200,
    }),
    column(materialFields.last_price, { key: 'material_id.last_price', label: 'material.last_price', cell: 'money' }),
    column(materialStockFields.value, {
      label: 'material_stock.value', cell: 'money', sort: true, sum: true, footer: true,
    }),
    column(materialFields.pack_size, {
      key: 'material_id.pack_size', label: 'material.pack_size', cell: 'number', show: 'optional',
    }),
    column(materialFields.width_cm, {
      key: 'material_id.width_cm', label: 'material.width_cm', cell: 'number', show: 'optional',
    }),
    column(materialFields.weight_gsm, {
      key: 'material_id.weight_gsm', label: 'material.weight_gsm', cell: 'number', show: 'optional',
    }),
    column(materialFields.composition, {
      key: 'material_id.composition', label: 'material.composition', cell: 'text', show: 'optional',
    }),
    column(materialFields.lead_time_days, {
      key: 'material_id.lead_time_days', label: 'material.lead_time_days', cell: 'number', show: 'optional',
    }),
    column(materialFields.created_at, {
      key: 'material_id.created_at', label: 'kit.field.created_at', cell: 'date_time', show: 'optional', sort: true,
    }),
  ],
  filters: [
    filter(materialFields.code, { key: 'material_id.code', label: 'material.code', kind: 'text' }),
    filter(materialFields.name, { key: 'material_id.name', label: 'material.name', kind: 'text' }),
    filter(materialFields.kind, { key: 'material_id.kind', label: 'material.kind', kind: 'multi_select' }),
    filter(materialFields.color, { key: 'material_id.color', label: 'material.color', kind: 'text' }),
    filter(materialFields.supplier_id, {
      key: 'material_id.supplier_id', label: 'material.supplier_id', kind: 'reference',
    }),
    filter(materialStockFields.state, { label: 'material_stock.state', kind: 'multi_select' }),
    filter(materialStockFields.on_hand, { label: 'material_stock.on_hand', kind: 'number_range', place: 'panel' }),
    filter(materialStockFields.free, { label: 'material_stock.free', kind: 'number_range', place: 'panel' }),
    filter(materialStockFields.old, { label: 'material_stock.old', kind: 'number_range', place: 'panel' }),
  ],
  counts: ['low', 'short', 'old'],
  viewModes: [
    { key: 'all', label: 'screen.material/list.mode.all' },
    { key: 'low', label: 'screen.material/list.mode.low', badge: 'low' },
    { key: 'short', label: 'screen.material/list.mode.short', badge: 'short' },
    { key: 'old', label: 'screen.material/list.mode.old', badge: 'old' },
    { key: 'archived', label: 'screen.material/list.mode.archived' },
  ],
  sort: { field: 'material_id.code', order: 'ASC' },
  toolbar: [
    {
      key: 'create', label: 'action.create', route: '/material/list/create', permissions: ['material_manager'],
      tone: 'success',
    },
    {
      key: 'receive', label: 'action.receive', route: '/material/receipt-create',
      permissions: ['material_receipt_create'],
    },
    {
      key: 'lots', label: 'action.lots', route: '/material/list/lot',
      permissions: ['material_manager', 'administration_supply'],
    },
    {
      key: 'moves', label: 'action.moves', route: '/material/list/moves',
      permissions: ['material_manager', 'administration_supply'],
    },
    {
      key: 'receipts', label: 'action.receipts', route: '/material/receipt-history',
      permissions: ['material_receipt_history'],
    },
    { key: 'import', label: 'action.import', route: '/material/list/import', permissions: ['material_manager'] },
  ],
  row: [
    {
      key: 'lots', label: 'action.lots', route: '/material/list/lot',
      filter: { material_id: { from: 'id', choice: true } }, permissions: ['material_manager', 'administration_supply'],
    },
    {
      key: 'moves', label: 'action.moves', route: '/material/list/moves',
      filter: { material_id: { from: 'id', choice: true } }, permissions: ['material_manager', 'administration_supply'],
    },
  ],
  open: '/material/list',
  mobile: { title: 'material_id.name', lines: ['material_id.code', 'material_id.unit', 'free', 'state'] },
  rowTone: [
    { when: (c: Logic<MaterialStock>) => c.record.state === 'out', tone: 'danger' },
    { when: (c: Logic<MaterialStock>) => c.record.state === 'low', tone: 'warning' },
  ],
  emptyText: 'screen.material/list.empty',
  live: true,
});

export default function MaterialsList() {
  return <ListScreen list={list} />;
}
