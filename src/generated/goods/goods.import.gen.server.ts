// Generated from schemas/goods/goods.import.json. Edit that file and run `npm run generate`.
import { createImport, importColumn } from '#contract/parts.ts';
import { goodsCodeFields } from './goods-code.entity.gen.ts';
import { goodsFields } from './goods.entity.gen.ts';

export const goodsImport = createImport({
  screen: 'goods/list/import',
  route: '/goods/list/import',
  module: 'goods',
  entity: 'goods',
  permissions: ['goods_manager'],
  url: '/goods-import',
  maxRows: 1000,
  mode: 'upsert',
  groupBy: ['sku'],
  match: ['sku'],
  columns: [
    importColumn(goodsFields.sku, {
      label: 'goods.sku', required: true, aliases: ['mã hàng', 'mã sku'], example: 'SP-1001',
    }),
    importColumn(goodsFields.name, {
      label: 'goods.name', required: true, aliases: ['tên hàng', 'tên sản phẩm'], example: 'Áo thun cổ tròn trắng M',
    }),
    importColumn(goodsFields.barcode, { label: 'goods.barcode', aliases: ['mã vạch'], example: '8936100200001' }),
    importColumn(goodsCodeFields.code, {
      key: 'codes.code', steps: [{ field: 'codes', kind: 'rows', entity: 'goods_code' }],
      label: 'screen.goods/list/import.column.code', aliases: ['codes', 'mã khác', 'mã phụ'], example: '8936100200018',
    }),
    importColumn(goodsCodeFields.factor, {
      key: 'codes.factor', steps: [{ field: 'codes', kind: 'rows', entity: 'goods_code' }], label: 'goods_code.factor',
      aliases: ['factor'], example: 1,
    }),
    importColumn(goodsFields.unit, { label: 'goods.unit', aliases: ['đvt'], example: 'piece' }),
    importColumn(goodsFields.category_id, {
      label: 'goods.category_id', aliases: ['danh mục', 'mã danh mục'], lookup: ['code', 'name'],
    }),
    importColumn(goodsFields.supplier_id, {
      label: 'goods.supplier_id', aliases: ['ncc', 'mã ncc'], lookup: ['code', 'name'],
    }),
    importColumn(goodsFields.style_code, { label: 'goods.style_code', aliases: ['mã kiểu'] }),
    importColumn(goodsFields.size, { label: 'goods.size' }),
    importColumn(goodsFields.color, { label: 'goods.color', aliases: ['màu'] }),
    importColumn(goodsFields.item_per_pack, { label: 'goods.item_per_pack', aliases: ['quy cách', 'số cái một thùng'] }),
    importColumn(goodsFields.weight, { label: 'goods.weight', aliases: ['khối lượng'], example: 250 }),
    importColumn(goodsFields.retail_price, { label: 'goods.retail_price', aliases: ['giá lẻ'], example: 169000 }),
    importColumn(goodsFields.wholesale_price, { label: 'goods.wholesale_price', aliases: ['giá sỉ'] }),
    importColumn(goodsFields.listed_price, { label: 'goods.listed_price' }),
    importColumn(goodsFields.internal_price, { label: 'goods.internal_price' }),
    importColumn(goodsFields.tax_rate, { label: 'goods.tax_rate', aliases: ['vat'] }),
    importColumn(goodsFields.cost_price, { label: 'goods.cost_price', aliases: ['giá vốn'] }),
    importColumn(goodsFields.has_expiry, { label: 'goods.has_expiry', aliases: ['có hạn dùng'] }),
    importColumn(goodsFields.shelf_life_days, { label: 'goods.shelf_life_days' }),
    importColumn(goodsFields.min_stock, { label: 'goods.min_stock', aliases: ['tồn tối thiểu'] }),
    importColumn(goodsFields.max_stock, { label: 'goods.max_stock', aliases: ['tồn tối đa'] }),
    importColumn(goodsFields.origin, { label: 'goods.origin', aliases: ['xuất xứ'] }),
    importColumn(goodsFields.active, { label: 'goods.active' }),
  ],
});
