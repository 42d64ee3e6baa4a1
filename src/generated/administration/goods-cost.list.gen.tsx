// Generated from schemas/administration/goods-cost.list.json. Edit that file and run `npm run generate`.
import { goodsFields } from '#generated/goods/goods.entity.gen.ts';
import { goodsValueFields } from '#generated/stock/goods-value.entity.gen.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';

export const list = createList({
  screen: 'administration/goods-cost',
  route: '/administration/goods-cost',
  resource: 'goods_value',
  title: 'screen.administration/goods-cost.title',
  permissions: ['administration_goods_cost'],
  urls: { list: '/goods-value-list', count: '/goods-value-count', download: '/goods-value-download' },
  downloadName: 'stock-value.xlsx',
  columns: [
    column(goodsFields.image, { key: 'goods_id.image', label: 'goods.image', cell: 'image', width: 64 }),
    column(goodsFields.sku, {
      key: 'goods_id.sku', label: 'goods.sku', cell: 'code', show: 'always', sort: true, pin: 'left',
      link: '/administration/goods-cost',
    }),
    column(goodsFields.name, {
      key: 'goods_id.name', label: 'goods.name', cell: 'text', show: 'always', sort: true, width: 300,
    }),
    column(goodsFields.category_id, { key: 'goods_id.category_id', label: 'goods.category_id', cell: 'reference' }),
    column(goodsFields.unit, { key: 'goods_id.unit', label: 'goods.unit', cell: 'enum' }),
    column(goodsValueFields.on_hand, {
      label: 'goods_value.on_hand', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(goodsValueFields.cost_price, { label: 'goods_value.cost_price', cell: 'money', sort: true }),
    column(goodsValueFields.value, { label: 'goods_value.value', cell: 'money', sort: true, sum: true, footer: true }),
    column(goodsFields.retail_price, {
      key: 'goods_id.retail_price', label: 'goods.retail_price', cell: 'money', sort: true,
    }),
    column(goodsFields.margin, { key: 'goods_id.margin', label: 'goods.margin', cell: 'number', sort: true }),
    column(goodsFields.barcode, { key: 'goods_id.barcode', label: 'goods.barcode', cell: 'code', show: 'optional' }),
    column(goodsFields.supplier_id, {
      key: 'goods_id.supplier_id', label: 'goods.supplier_id', cell: 'reference', show: 'optional',
    }),
  ],
  filters: [
    filter(goodsFields.sku, { key: 'goods_id.sku', label: 'goods.sku', kind: 'code_list' }),
    filter(goodsFields.name, { key: 'goods_id.name', label: 'goods.name', kind: 'text' }),
    filter(goodsFields.category_id, { key: 'goods_id.category_id', label: 'goods.category_id', kind: 'reference' }),
    filter(goodsValueFields.on_hand, { label: 'goods_value.on_hand', kind: 'number_range' }),
    filter(goodsValueFields.cost_price, { label: 'goods_value.cost_price', kind: 'number_range' }),
    filter(goodsValueFields.value, { label: 'goods_value.value', kind: 'number_range' }),
    filter(goodsFields.margin, { key: 'goods_id.margin', label: 'goods.margin', kind: 'number_range', place: 'panel' }),
    filter(goodsFields.supplier_id, {
      key: 'goods_id.supplier_id', label: 'goods.supplier_id', kind: 'reference', place: 'panel',
    }),
  ],
  counts: ['no_cost', 'below_cost'],
  viewModes: [
    { key: 'in_stock', label: 'screen.administration/goods-cost.mode.in_stock' },
    { key: 'no_cost', label: 'screen.administration/goods-cost.mode.no_cost', badge: 'no_cost' },
    { key: 'below_cost', label: 'screen.administration/goods-cost.mode.below_cost', badge: 'below_cost' },
    { key: 'all', label: 'screen.administration/goods-cost.mode.all' },
  ],
  sort: { field: 'value', order: 'DESC' },
  toolbar: [
    {
      key: 'warehouses', label: 'screen.administration/goods-cost.action.warehouses',
      route: '/administration/goods-cost/warehouse', permissions: ['administration_goods_cost'],
    },
    {
      key: 'adjustments', label: 'screen.administration/goods-cost.action.adjustments',
      route: '/administration/goods-cost/adjustment', permissions: ['administration_goods_cost'],
    },
    {
      key: 'entries', label: 'screen.administration/goods-cost.action.entries',
      route: '/administration/goods-cost/entry', permissions: ['administration_goods_cost'],
    },
    {
      key: 'import', label: 'screen.administration/goods-cost.action.import',
      route: '/administration/goods-cost/import', permissions: ['administration_goods_cost'],
    },
    {
      key: 'mails', label: 'screen.administration/goods-cost.action.mails', route: '/administration/goods-cost/mail',
      permissions: ['administration_goods_cost'],
    },
    {
      key: 'mail_value', label: 'screen.administration/goods-cost.action.mail_value', route: '/settings',
      permissions: ['customer_account'],
    },
  ],
  row: [
    {
      key: 'adjust', label: 'screen.administration/goods-cost.action.adjust',
      route: '/administration/goods-cost/adjust', prefill: { goods_id: 'id' },
      permissions: ['administration_goods_cost'], tone: 'warning',
    },
    {
      key: 'entries', label: 'screen.administration/goods-cost.action.entries',
      route: '/administration/goods-cost/entry', filter: { goods_id: { from: 'id', choice: true } },
      permissions: ['administration_goods_cost'],
    },
  ],
  open: '/administration/goods-cost',
  mobile: { title: 'goods_id.name', lines: ['goods_id.sku', 'on_hand', 'cost_price', 'value'] },
  tiles: [{ key: 'value', label: 'screen.administration/goods-cost.tile.value', sum: 'value' }],
  emptyText: 'screen.administration/goods-cost.empty',
  live: true,
});

export default function GoodsCostList() {
  return <ListScreen list={list} />;
}
