// Generated from schemas/administration/supplier-goods.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { supplierGoodsFields } from '#generated/goods/supplier-goods.entity.gen.ts';
import { stockLevelFields } from '#generated/stock/stock-level.entity.gen.ts';

export const supplierGoodsList = createList({
  screen: 'administration/supplier/goods',
  route: '/administration/supplier/goods',
  module: 'administration',
  entity: 'supplier_goods',
  permissions: ['administration_supplier'],
  urls: { list: '/supplier-goods-list', count: '/supplier-goods-count', download: '/supplier-goods-download' },
  downloadName: 'supplier-goods.xlsx',
  columns: [
    column(supplierGoodsFields.sku, { label: 'supplier_goods.sku', show: 'always', sort: true }),
    column(supplierGoodsFields.name, { label: 'supplier_goods.name', sort: true }),
    column(supplierGoodsFields.barcode, { label: 'supplier_goods.barcode', show: 'optional' }),
    column(supplierGoodsFields.unit, { label: 'supplier_goods.unit' }),
    column(supplierGoodsFields.supplier_id, { label: 'supplier_goods.supplier_id', sort: true }),
    column(supplierGoodsFields.supplier_sku, { label: 'supplier_goods.supplier_sku' }),
    column(supplierGoodsFields.last_price, { label: 'supplier_goods.last_price', sort: true }),
    column(supplierGoodsFields.last_received_on, { label: 'supplier_goods.last_received_on', sort: true }),
    column(supplierGoodsFields.moq, { label: 'supplier_goods.moq', sort: true }),
    column(supplierGoodsFields.lead_time_days, { label: 'supplier_goods.lead_time_days', sort: true }),
    column(supplierGoodsFields.note, { label: 'supplier_goods.note', show: 'optional' }),
  ],
  filters: [
    filter(supplierGoodsFields.sku, { label: 'supplier_goods.sku', kind: 'text' }),
    filter(supplierGoodsFields.name, { label: 'supplier_goods.name', kind: 'text' }),
    filter(supplierGoodsFields.barcode, { label: 'supplier_goods.barcode', kind: 'text' }),
    filter(supplierGoodsFields.supplier_id, { label: 'supplier_goods.supplier_id', kind: 'reference' }),
    filter(supplierGoodsFields.supplier_sku, { label: 'supplier_goods.supplier_sku', kind: 'text' }),
    filter(supplierGoodsFields.moq, { label: 'supplier_goods.moq', kind: 'number_range' }),
    filter(supplierGoodsFields.last_price, { label: 'supplier_goods.last_price', kind: 'number_range' }),
    filter(supplierGoodsFields.lead_time_days, { label: 'supplier_goods.lead_time_days', kind: 'number_range' }),
    filter(stockLevelFields.on_hand, {
      key: 'goods_id.stock_level.on_hand',
      steps: [
        { field: 'goods_id', kind: 'reference', entity: 'goods' },
        { field: 'goods_id', kind: 'referring', entity: 'stock_level' },
      ],
      label: 'goods.in_stock', kind: 'boolean', is: { from: 1 },
    }),
    filter(supplierGoodsFields.last_received_on, {
      label: 'supplier_goods.last_received_on', kind: 'date_range', maxDays: 360,
    }),
  ],
  sort: { field: 'sku', order: 'ASC' },
});
