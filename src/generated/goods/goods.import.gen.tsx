// Generated from schemas/goods/goods.import.json. Edit that file and run `npm run generate`.
import type { ImportDefinition } from '#web/import/ImportDefinition.ts';
import { ImportScreen } from '#web/import/ImportScreen.tsx';
import { goodsCodeFields } from './goods-code.entity.gen.ts';
import { goodsFields } from './goods.entity.gen.ts';

export const sheet: ImportDefinition = {
  screen: 'goods/list/import',
  route: '/goods/list/import',
  title: 'screen.goods/list/import.title',
  permissions: ['goods_manager'],
  url: '/goods-import',
  maxRows: 1000,
  mode: 'upsert',
  columns: [
    { key: 'sku', label: 'goods.sku', required: true, field: goodsFields.sku },
    { key: 'name', label: 'goods.name', required: true, field: goodsFields.name },
    { key: 'barcode', label: 'goods.barcode', field: goodsFields.barcode },
    { key: 'codes.code', label: 'screen.goods/list/import.column.code', field: goodsCodeFields.code },
    { key: 'codes.factor', label: 'goods_code.factor', field: goodsCodeFields.factor },
    { key: 'unit', label: 'goods.unit', field: goodsFields.unit },
    { key: 'category_id', label: 'goods.category_id', field: goodsFields.category_id },
    { key: 'supplier_id', label: 'goods.supplier_id', field: goodsFields.supplier_id },
    { key: 'style_code', label: 'goods.style_code', field: goodsFields.style_code },
    { key: 'size', label: 'goods.size', field: goodsFields.size },
    { key: 'color', label: 'goods.color', field: goodsFields.color },
    { key: 'item_per_pack', label: 'goods.item_per_pack', field: goodsFields.item_per_pack },
    { key: 'weight', label: 'goods.weight', field: goodsFields.weight },
    { key: 'retail_price', label: 'goods.retail_price', field: goodsFields.retail_price },
    { key: 'wholesale_price', label: 'goods.wholesale_price', field: goodsFields.wholesale_price },
    { key: 'listed_price', label: 'goods.listed_price', field: goodsFields.listed_price },
    { key: 'internal_price', label: 'goods.internal_price', field: goodsFields.internal_price },
    { key: 'tax_rate', label: 'goods.tax_rate', field: goodsFields.tax_rate },
    { key: 'cost_price', label: 'goods.cost_price', field: goodsFields.cost_price },
    { key: 'has_expiry', label: 'goods.has_expiry', field: goodsFields.has_expiry },
    { key: 'shelf_life_days', label: 'goods.shelf_life_days', field: goodsFields.shelf_life_days },
    { key: 'min_stock', label: 'goods.min_stock', field: goodsFields.min_stock },
    { key: 'max_stock', label: 'goods.max_stock', field: goodsFields.max_stock },
    { key: 'origin', label: 'goods.origin', field: goodsFields.origin },
    { key: 'active', label: 'goods.active', field: goodsFields.active },
  ],
};

export default function GoodsImport() {
  return <ImportScreen sheet={sheet} />;
}
