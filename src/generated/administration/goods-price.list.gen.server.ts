// Generated from schemas/administration/goods-price.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { goodsPriceFields } from '#generated/goods/goods-price.entity.gen.ts';
import { goodsFields } from '#generated/goods/goods.entity.gen.ts';
import { stockLevelFields } from '#generated/stock/stock-level.entity.gen.ts';

export const goodsPriceList = createList({
  screen: 'administration/goods-price',
  route: '/administration/goods-price',
  module: 'administration',
  entity: 'goods_price',
  permissions: ['administration_goods_price'],
  urls: { list: '/goods-price-list', count: '/goods-price-count', download: '/goods-price-download' },
  downloadName: 'goods-prices.xlsx',
  columns: [
    column(goodsFields.image, {
      key: 'goods_id.image', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], label: 'goods.image',
    }),
    column(goodsPriceFields.sku, { label: 'goods_price.sku', show: 'always', sort: true }),
    column(goodsPriceFields.name, { label: 'goods_price.name', show: 'always', sort: true }),
    column(goodsPriceFields.barcode, { label: 'goods_price.barcode', show: 'optional' }),
    column(goodsFields.category_id, {
      key: 'goods_id.category_id', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }],
      label: 'goods.category_id',
    }),
    column(goodsPriceFields.state, { label: 'goods_price.state' }),
    column(goodsFields.retail_price, {
      key: 'goods_id.retail_price', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }],
      label: 'goods.retail_price', sort: true,
    }),
    column(goodsPriceFields.next_retail, { label: 'goods_price.next_retail', sort: true }),
    column(goodsFields.cost_price, {
      key: 'goods_id.cost_price', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }],
      label: 'goods.cost_price', sort: true,
    }),
    column(goodsFields.margin, {
      key: 'goods_id.margin', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], label: 'goods.margin',
      sort: true,
    }),
    column(goodsFields.tax_rate, {
      key: 'goods_id.tax_rate', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }],
      label: 'goods.tax_rate',
    }),
    column(goodsPriceFields.from_date, { label: 'goods_price.from_date', sort: true }),
    column(goodsPriceFields.to_date, { label: 'goods_price.to_date' }),
    column(goodsPriceFields.next_from, { label: 'goods_price.next_from', sort: true }),
    column(goodsFields.wholesale_price, {
      key: 'goods_id.wholesale_price', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }],
      label: 'goods.wholesale_price', sort: true,
    }),
    column(goodsFields.listed_price, {
      key: 'goods_id.listed_price', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }],
      label: 'goods.listed_price', sort: true,
    }),
    column(goodsFields.internal_price, {
      key: 'goods_id.internal_price', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }],
      label: 'goods.internal_price',
    }),
    column(goodsPriceFields.retail_before, { label: 'goods_price.retail_before' }),
    column(goodsPriceFields.retail_price, { label: 'goods_price.retail_price' }),
    column(goodsPriceFields.change_percent, { label: 'goods_price.change_percent' }),
    column(goodsPriceFields.wholesale_price, { label: 'goods_price.wholesale_price' }),
    column(goodsPriceFields.listed_price, { label: 'goods_price.listed_price' }),
    column(goodsPriceFields.internal_price, { label: 'goods_price.internal_price' }),
    column(goodsPriceFields.tax_rate, { label: 'goods_price.tax_rate' }),
    column(goodsPriceFields.category_id, { label: 'goods_price.category_id' }),
    column(goodsPriceFields.element, { label: 'goods_price.element' }),
    column(goodsPriceFields.reason, { label: 'goods_price.reason' }),
    column(goodsPriceFields.created_by, { label: 'kit.field.created_by' }),
    column(goodsPriceFields.created_at, { label: 'kit.field.created_at' }),
  ],
  filters: [
    filter(goodsPriceFields.sku, { label: 'goods_price.sku', kind: 'code_list' }),
    filter(goodsPriceFields.barcode, { label: 'goods_price.barcode', kind: 'code_list' }),
    filter(goodsPriceFields.name, { label: 'goods_price.name', kind: 'text' }),
    filter(goodsFields.category_id, {
      key: 'goods_id.category_id', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }],
      label: 'goods.category_id', kind: 'reference',
    }),
    filter(goodsFields.retail_price, {
      key: 'goods_id.retail_price', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }],
      label: 'goods.retail_price', kind: 'number_range',
    }),
    filter(goodsFields.margin, {
      key: 'goods_id.margin', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], label: 'goods.margin',
      kind: 'number_range',
    }),
    filter(stockLevelFields.on_hand, {
      key: 'goods_id.stock_level.on_hand',
      steps: [
        { field: 'goods_id', kind: 'reference', entity: 'goods' },
        { field: 'goods_id', kind: 'referring', entity: 'stock_level' },
      ],
      label: 'goods.in_stock', kind: 'boolean', is: { from: 1 },
    }),
    filter(goodsPriceFields.from_date, { label: 'goods_price.from_date', kind: 'date_range', maxDays: 360 }),
    filter(goodsPriceFields.next_from, { label: 'goods_price.next_from', kind: 'date_range', maxDays: 360 }),
    filter(goodsPriceFields.state, { label: 'goods_price.state', kind: 'multi_select' }),
    filter(goodsFields.tax_rate, {
      key: 'goods_id.tax_rate', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }],
      label: 'goods.tax_rate', kind: 'multi_select',
    }),
    filter(goodsPriceFields.goods_id, { label: 'goods_price.goods_id', kind: 'reference' }),
    filter(goodsPriceFields.created_at, { label: 'kit.field.created_at', kind: 'date_range', maxDays: 360 }),
    filter(goodsPriceFields.created_by, { label: 'kit.field.created_by', kind: 'reference' }),
    filter(goodsPriceFields.change_percent, { label: 'goods_price.change_percent', kind: 'number_range' }),
  ],
  counts: [
    { key: 'scheduled', where: { state: ['scheduled'] } },
    { key: 'no_price', where: { state: ['current'], 'goods_id.retail_price': [null], 'goods_id.active': true } },
  ],
  viewModes: [
    {
      key: 'current',
      columns: [
        'goods_id.image', 'sku', 'name', 'goods_id.category_id', 'goods_id.retail_price', 'goods_id.cost_price',
        'goods_id.margin', 'goods_id.tax_rate', 'from_date', 'next_retail', 'next_from', 'goods_id.wholesale_price',
        'goods_id.listed_price', 'goods_id.internal_price', 'reason', 'barcode', 'created_by',
      ],
      where: { state: ['current'], 'goods_id.active': true },
    },
    {
      key: 'scheduled',
      columns: [
        'goods_id.image', 'sku', 'name', 'from_date', 'retail_before', 'retail_price', 'change_percent',
        'wholesale_price', 'listed_price', 'internal_price', 'tax_rate', 'category_id', 'element', 'reason',
        'created_by',
      ],
      where: { state: ['scheduled'] }, badge: 'scheduled',
    },
    {
      key: 'no_price',
      columns: [
        'goods_id.image', 'sku', 'name', 'goods_id.category_id', 'goods_id.listed_price', 'goods_id.cost_price',
        'from_date', 'next_retail', 'next_from',
      ],
      where: { state: ['current'], 'goods_id.retail_price': [null], 'goods_id.active': true }, badge: 'no_price',
    },
    {
      key: 'history',
      columns: [
        'sku', 'name', 'state', 'from_date', 'to_date', 'retail_price', 'wholesale_price', 'listed_price',
        'internal_price', 'tax_rate', 'category_id', 'element', 'reason', 'created_by', 'created_at',
      ],
    },
  ],
  sort: { field: 'sku', order: 'ASC' },
});
