// Generated from schemas/administration/goods-price.list.json. Edit that file and run `npm run generate`.
import { changeByRuleAction } from '#generated/goods/change-by-rule.action.gen.ts';
import { changePriceAction } from '#generated/goods/change-price.action.gen.ts';
import { goodsPriceFields } from '#generated/goods/goods-price.entity.gen.ts';
import { goodsFields } from '#generated/goods/goods.entity.gen.ts';
import { withdrawPriceAction } from '#generated/goods/withdraw-price.action.gen.ts';
import { stockLevelFields } from '#generated/stock/stock-level.entity.gen.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';

export const list = createList({
  screen: 'administration/goods-price',
  route: '/administration/goods-price',
  resource: 'goods_price',
  title: 'screen.administration/goods-price.title',
  permissions: ['administration_goods_price'],
  urls: { list: '/goods-price-list', count: '/goods-price-count', download: '/goods-price-download' },
  downloadName: 'goods-prices.xlsx',
  columns: [
    column(goodsFields.image, { key: 'goods_id.image', label: 'goods.image', cell: 'image', width: 64 }),
    column(goodsPriceFields.sku, {
      label: 'goods_price.sku', cell: 'code', show: 'always', sort: true, pin: 'left',
      link: '/administration/goods-price',
    }),
    column(goodsPriceFields.name, { label: 'goods_price.name', cell: 'text', show: 'always', sort: true, width: 280 }),
    column(goodsPriceFields.barcode, { label: 'goods_price.barcode', cell: 'code', show: 'optional', width: 140 }),
    column(goodsFields.category_id, { key: 'goods_id.category_id', label: 'goods.category_id', cell: 'reference' }),
    column(goodsPriceFields.state, { label: 'goods_price.state', cell: 'enum' }),
    column(goodsFields.retail_price, {
      key: 'goods_id.retail_price', label: 'goods.retail_price', cell: 'money', sort: true,
    }),
    column(goodsPriceFields.next_retail, { label: 'goods_price.next_retail', cell: 'money', sort: true, edit: true }),
    column(goodsFields.cost_price, { key: 'goods_id.cost_price', label: 'goods.cost_price', cell: 'money', sort: true }),
    column(goodsFields.margin, { key: 'goods_id.margin', label: 'goods.margin', cell: 'number', sort: true }),
    column(goodsFields.tax_rate, { key: 'goods_id.tax_rate', label: 'goods.tax_rate', cell: 'enum' }),
    column(goodsPriceFields.from_date, { label: 'goods_price.from_date', cell: 'date', sort: true }),
    column(goodsPriceFields.to_date, { label: 'goods_price.to_date', cell: 'date' }),
    column(goodsPriceFields.next_from, { label: 'goods_price.next_from', cell: 'date', sort: true }),
    column(goodsFields.wholesale_price, {
      key: 'goods_id.wholesale_price', label: 'goods.wholesale_price', cell: 'money', sort: true,
    }),
    column(goodsFields.listed_price, {
      key: 'goods_id.listed_price', label: 'goods.listed_price', cell: 'money', sort: true,
    }),
    column(goodsFields.internal_price, { key: 'goods_id.internal_price', label: 'goods.internal_price', cell: 'money' }),
    column(goodsPriceFields.retail_before, { label: 'goods_price.retail_before', cell: 'money' }),
    column(goodsPriceFields.retail_price, { label: 'goods_price.retail_price', cell: 'money', edit: true }),
    column(goodsPriceFields.change_percent, { label: 'goods_price.change_percent', cell: 'number' }),
    column(goodsPriceFields.wholesale_price, { label: 'goods_price.wholesale_price', cell: 'money', edit: true }),
    column(goodsPriceFields.listed_price, { label: 'goods_price.listed_price', cell: 'money', edit: true }),
    column(goodsPriceFields.internal_price, { label: 'goods_price.internal_price', cell: 'money', edit: true }),
    column(goodsPriceFields.tax_rate, { label: 'goods_price.tax_rate', cell: 'enum' }),
    column(goodsPriceFields.category_id, { label: 'goods_price.category_id', cell: 'reference' }),
    column(goodsPriceFields.element, { label: 'goods_price.element', cell: 'text' }),
    column(goodsPriceFields.reason, { label: 'goods_price.reason', cell: 'text', width: 200 }),
    column(goodsPriceFields.created_by, { label: 'kit.field.created_by', cell: 'reference' }),
    column(goodsPriceFields.created_at, { label: 'kit.field.created_at', cell: 'date_time' }),
  ],
  filters: [
    filter(goodsPriceFields.sku, { label: 'goods_price.sku', kind: 'code_list' }),
    filter(goodsPriceFields.barcode, { label: 'goods_price.barcode', kind: 'code_list' }),
    filter(goodsPriceFields.name, { label: 'goods_price.name', kind: 'text' }),
    filter(goodsFields.category_id, { key: 'goods_id.category_id', label: 'goods.category_id', kind: 'reference' }),
    filter(goodsFields.retail_price, {
      key: 'goods_id.retail_price', label: 'goods.retail_price', kind: 'number_range',
    }),
    filter(goodsFields.margin, { key: 'goods_id.margin', label: 'goods.margin', kind: 'number_range', place: 'panel' }),
    filter(stockLevelFields.on_hand, {
      key: 'goods_id.stock_level.on_hand', label: 'goods.in_stock', kind: 'boolean', place: 'panel',
    }),
    filter(goodsPriceFields.from_date, {
      label: 'goods_price.from_date', kind: 'date_range', maxDays: 360, presets: [1, 7, 30, 90],
    }),
    filter(goodsPriceFields.next_from, {
      label: 'goods_price.next_from', kind: 'date_range', place: 'panel', maxDays: 360,
    }),
    filter(goodsPriceFields.state, { label: 'goods_price.state', kind: 'multi_select', place: 'panel' }),
    filter(goodsFields.tax_rate, {
      key: 'goods_id.tax_rate', label: 'goods.tax_rate', kind: 'multi_select', place: 'panel',
    }),
    filter(goodsPriceFields.goods_id, { label: 'goods_price.goods_id', kind: 'reference', place: 'panel' }),
    filter(goodsPriceFields.created_at, {
      label: 'kit.field.created_at', kind: 'date_range', place: 'panel', maxDays: 360, presets: [1, 7, 30, 90],
    }),
    filter(goodsPriceFields.created_by, { label: 'kit.field.created_by', kind: 'reference', place: 'panel' }),
    filter(goodsPriceFields.change_percent, {
      label: 'goods_price.change_percent', kind: 'number_range', place: 'panel',
    }),
  ],
  counts: ['scheduled', 'no_price'],
  viewModes: [
    {
      key: 'current', label: 'screen.administration/goods-price.mode.current',
      columns: [
        'goods_id.image', 'sku', 'name', 'goods_id.category_id', 'goods_id.retail_price', 'goods_id.cost_price',
        'goods_id.margin', 'goods_id.tax_rate', 'from_date', 'next_retail', 'next_from', 'goods_id.wholesale_price',
        'goods_id.listed_price', 'goods_id.internal_price', 'reason', 'barcode', 'created_by',
      ],
    },
    {
      key: 'scheduled', label: 'screen.administration/goods-price.mode.scheduled',
      columns: [
        'goods_id.image', 'sku', 'name', 'from_date', 'retail_before', 'retail_price', 'change_percent',
        'wholesale_price', 'listed_price', 'internal_price', 'tax_rate', 'category_id', 'element', 'reason',
        'created_by',
      ],
      badge: 'scheduled',
    },
    {
      key: 'no_price', label: 'screen.administration/goods-price.mode.no_price',
      columns: [
        'goods_id.image', 'sku', 'name', 'goods_id.category_id', 'goods_id.listed_price', 'goods_id.cost_price',
        'from_date', 'next_retail', 'next_from',
      ],
      badge: 'no_price',
    },
    {
      key: 'history', label: 'screen.administration/goods-price.mode.history',
      columns: [
        'sku', 'name', 'state', 'from_date', 'to_date', 'retail_price', 'wholesale_price', 'listed_price',
        'internal_price', 'tax_rate', 'category_id', 'element', 'reason', 'created_by', 'created_at',
      ],
    },
  ],
  sort: { field: 'sku', order: 'ASC' },
  toolbar: [
    {
      key: 'create', label: 'action.create', route: '/administration/goods-price/create',
      permissions: ['administration_goods_price'], tone: 'success',
    },
    {
      key: 'import', label: 'action.import', route: '/administration/goods-price/import',
      permissions: ['administration_goods_price'],
    },
  ],
  row: [
    {
      key: 'change_price', label: 'goods_price.action.change_price', action: 'change_price',
      permissions: ['administration_goods_price'],
    },
    {
      key: 'withdraw_price', label: 'goods_price.action.withdraw_price', action: 'withdraw_price',
      permissions: ['administration_goods_price'], tone: 'danger', confirm: true,
    },
    {
      key: 'change_by_rule', label: 'goods_price.action.change_by_rule', action: 'change_by_rule',
      permissions: ['administration_goods_price'],
    },
  ],
  bulk: [
    {
      key: 'change_by_rule', label: 'goods_price.action.change_by_rule', action: 'change_by_rule',
      permissions: ['administration_goods_price'],
    },
    {
      key: 'withdraw_price', label: 'goods_price.action.withdraw_price', action: 'withdraw_price',
      permissions: ['administration_goods_price'], tone: 'danger', confirm: true,
    },
  ],
  actions: [changeByRuleAction, changePriceAction, withdrawPriceAction],
  open: '/administration/goods-price',
  edit: {
    form: async () => (await import('#generated/administration/goods-price.form.gen.tsx')).form,
    permissions: ['administration_goods_price'],
  },
  create: { route: '/administration/goods-price/create', permissions: ['administration_goods_price'] },
  mobile: { title: 'name', lines: ['sku', 'goods_id.retail_price', 'from_date', 'next_from'] },
  emptyText: 'screen.administration/goods-price.empty',
  live: true,
});

export default function GoodsPriceList() {
  return <ListScreen list={list} />;
}
