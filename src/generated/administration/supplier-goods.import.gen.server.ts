// Generated from schemas/administration/supplier-goods.import.json. Edit that file and run `npm run generate`.
import { createImport, importColumn } from '#contract/parts.ts';
import { supplierGoodsFields } from '#generated/goods/supplier-goods.entity.gen.ts';

export const supplierGoodsImport = createImport({
  screen: 'administration/supplier/goods/import',
  route: '/administration/supplier/goods/import',
  module: 'administration',
  entity: 'supplier_goods',
  permissions: ['administration_supplier'],
  url: '/supplier-goods-import',
  maxRows: 1000,
  mode: 'upsert',
  match: ['supplier_id', 'goods_id'],
  columns: [
    importColumn(supplierGoodsFields.supplier_id, {
      label: 'supplier_goods.supplier_id', required: true, aliases: ['ncc', 'mã ncc'], lookup: ['code', 'name'],
      example: 'VAI',
    }),
    importColumn(supplierGoodsFields.goods_id, {
      label: 'supplier_goods.goods_id', required: true, aliases: ['sku', 'mã hàng', 'barcode', 'mã vạch'],
      lookup: ['barcode', 'sku'], example: 'SP00001',
    }),
    importColumn(supplierGoodsFields.supplier_sku, { label: 'supplier_goods.supplier_sku' }),
    importColumn(supplierGoodsFields.moq, { label: 'supplier_goods.moq', aliases: ['đặt tối thiểu'], example: 100 }),
    importColumn(supplierGoodsFields.lead_time_days, { label: 'supplier_goods.lead_time_days', example: 7 }),
    importColumn(supplierGoodsFields.note, { label: 'supplier_goods.note', aliases: ['ghi chú'] }),
  ],
});
