// Generated from schemas/stock/combo.list.json. Edit that file and run `npm run generate`.
import { comboItemFields } from '#generated/goods/combo-item.entity.gen.ts';
import { comboFields } from '#generated/goods/combo.entity.gen.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { comboTotalFields } from './combo-total.entity.gen.ts';

export const list = createList({
  screen: 'goods/combo',
  route: '/goods/combo',
  resource: 'combo_total',
  title: 'screen.goods/combo.title',
  permissions: ['goods_manager'],
  urls: { list: '/combo-list', count: '/combo-count', download: '/combo-download' },
  downloadName: 'combos.xlsx',
  columns: [
    column(comboFields.image, { key: 'combo_id.image', label: 'combo.image', cell: 'image', width: 74 }),
    column(comboFields.code, {
      key: 'combo_id.code', label: 'combo.code', cell: 'code', show: 'always', sort: true, pin: 'left',
      link: '/goods/combo',
    }),
    column(comboFields.name, {
      key: 'combo_id.name', label: 'combo.name', cell: 'text', show: 'always', sort: true, width: 280,
    }),
    column(comboFields.barcode, { key: 'combo_id.barcode', label: 'combo.barcode', cell: 'code', show: 'optional' }),
    column(comboFields.is_physical, {
      key: 'combo_id.is_physical', label: 'combo.is_physical', cell: 'boolean', show: 'optional',
    }),
    column(comboFields.item_count, {
      key: 'combo_id.item_count', label: 'combo.item_count', cell: 'number', sort: true,
    }),
    column(comboTotalFields.quantity, { label: 'combo_total.quantity', cell: 'number', sort: true }),
    column(comboFields.retail_price, {
      key: 'combo_id.retail_price', label: 'combo.retail_price', cell: 'money', sort: true,
    }),
    column(comboFields.items_price, {
      key: 'combo_id.items_price', label: 'combo.items_price', cell: 'money', sort: true,
    }),
    column(comboFields.saving, { key: 'combo_id.saving', label: 'combo.saving', cell: 'money', sort: true }),
    column(comboFields.from_date, { key: 'combo_id.from_date', label: 'combo.from_date', cell: 'date', sort: true }),
    column(comboFields.to_date, { key: 'combo_id.to_date', label: 'combo.to_date', cell: 'date', sort: true }),
    column(comboTotalFields.combo_id, {
      label: 'combo_total.combo_id', cell: 'reference', show: 'optional', width: 280,
    }),
    column(comboItemFields.sku, { key: 'combo_id.items.sku', label: 'combo_item.sku', cell: 'code' }),
    column(comboItemFields.name, { key: 'combo_id.items.name', label: 'combo_item.name', cell: 'text' }),
    column(comboItemFields.quantity, { key: 'combo_id.items.quantity', label: 'combo_item.quantity', cell: 'number' }),
    column(comboItemFields.unit_price, {
      key: 'combo_id.items.unit_price', label: 'combo_item.unit_price', cell: 'money',
    }),
    column(comboItemFields.amount, { key: 'combo_id.items.amount', label: 'combo_item.amount', cell: 'money' }),
  ],
  filters: [
    filter(comboFields.code, { key: 'combo_id.code', label: 'combo.code', kind: 'text' }),
    filter(comboFields.name, { key: 'combo_id.name', label: 'combo.name', kind: 'text' }),
    filter(comboItemFields.goods_id, { key: 'combo_id.items.goods_id', label: 'combo_total.part', kind: 'reference' }),
    filter(comboTotalFields.quantity, { label: 'combo_total.quantity', kind: 'number_range' }),
    filter(comboFields.retail_price, {
      key: 'combo_id.retail_price', label: 'combo.retail_price', kind: 'number_range',
    }),
    filter(comboFields.to_date, {
      key: 'combo_id.to_date', label: 'combo.to_date', kind: 'date_range', place: 'panel', maxDays: 360,
    }),
  ],
  counts: ['out'],
  viewModes: [
    { key: 'all', label: 'screen.goods/combo.mode.all' },
    { key: 'out', label: 'screen.goods/combo.mode.out', badge: 'out' },
    { key: 'archived', label: 'screen.goods/combo.mode.archived' },
  ],
  sort: { field: 'combo_id.code', order: 'ASC' },
  toolbar: [
    {
      key: 'create', label: 'action.create', route: '/goods/combo/create', permissions: ['goods_manager'],
      tone: 'success',
    },
    {
      key: 'by_part', label: 'screen.goods/combo.action.by_part', route: '/goods/combo/parts',
      permissions: ['goods_manager'],
    },
  ],
  row: [
    {
      key: 'parts', label: 'screen.goods/combo.action.parts', route: '/goods/combo/parts',
      filter: { combo_id: { from: 'combo_id', choice: true } }, permissions: ['goods_manager'],
    },
  ],
  open: '/goods/combo',
  mobile: { title: 'combo_id.name', lines: ['combo_id.image', 'combo_id.code', 'combo_id.retail_price', 'quantity'] },
  emptyText: 'screen.goods/combo.empty',
  expand: { rows: 'combo_id.items', label: 'combo.items', of: 'combo' },
});

export default function ComboList() {
  return <ListScreen list={list} />;
}
