// Generated from schemas/administration/goods-price.import.json. Edit that file and run `npm run generate`.
import { createImport, importColumn } from '#contract/parts.ts';
import { goodsPriceFields } from '#generated/goods/goods-price.entity.gen.ts';

export const goodsPriceImport = createImport({
  screen: 'administration/goods-price/import',
  route: '/administration/goods-price/import',
  module: 'administration',
  entity: 'goods_price',
  permissions: ['administration_goods_price'],
  url: '/goods-price-import',
  maxRows: 1000,
  mode: 'upsert',
  match: ['goods_id', 'from_date'],
  columns: [
    importColumn(goodsPriceFields.goods_id, {
      label: 'goods_price.goods_id', required: true, aliases: ['barcode', 'mã vạch', 'sku', 'mã hàng'],
      lookup: ['barcode', 'sku'], example: '8936100200001',
    }),
    importColumn(goodsPriceFields.from_date, {
      label: 'goods_price.from_date', required: true, aliases: ['từ ngày', 'áp dụng từ'],
    }),
    importColumn(goodsPriceFields.retail_price, {
      label: 'goods_price.retail_price', aliases: ['giá lẻ'], example: 169000,
    }),
    importColumn(goodsPriceFields.wholesale_price, { label: 'goods_price.wholesale_price', aliases: ['giá sỉ'] }),
    importColumn(goodsPriceFields.listed_price, { label: 'goods_price.listed_price' }),
    importColumn(goodsPriceFields.internal_price, { label: 'goods_price.internal_price' }),
    importColumn(goodsPriceFields.tax_rate, { label: 'goods_price.tax_rate', aliases: ['vat'] }),
    importColumn(goodsPriceFields.category_id, {
      label: 'goods_price.category_id', aliases: ['danh mục'], lookup: ['code', 'name'],
    }),
    importColumn(goodsPriceFields.element, { label: 'goods_price.element' }),
    importColumn(goodsPriceFields.reason, { label: 'goods_price.reason', aliases: ['lý do'] }),
  ],
});
