// Generated from schemas/administration/goods-price.import.json. Edit that file and run `npm run generate`.
import { goodsPriceFields } from '#generated/goods/goods-price.entity.gen.ts';
import type { ImportDefinition } from '#web/import/ImportDefinition.ts';
import { ImportScreen } from '#web/import/ImportScreen.tsx';

export const sheet: ImportDefinition = {
  screen: 'administration/goods-price/import',
  route: '/administration/goods-price/import',
  title: 'screen.administration/goods-price/import.title',
  permissions: ['administration_goods_price'],
  url: '/goods-price-import',
  maxRows: 1000,
  mode: 'upsert',
  columns: [
    { key: 'goods_id', label: 'goods_price.goods_id', required: true, field: goodsPriceFields.goods_id },
    { key: 'from_date', label: 'goods_price.from_date', required: true, field: goodsPriceFields.from_date },
    { key: 'retail_price', label: 'goods_price.retail_price', field: goodsPriceFields.retail_price },
    { key: 'wholesale_price', label: 'goods_price.wholesale_price', field: goodsPriceFields.wholesale_price },
    { key: 'listed_price', label: 'goods_price.listed_price', field: goodsPriceFields.listed_price },
    { key: 'internal_price', label: 'goods_price.internal_price', field: goodsPriceFields.internal_price },
    { key: 'tax_rate', label: 'goods_price.tax_rate', field: goodsPriceFields.tax_rate },
    { key: 'category_id', label: 'goods_price.category_id', field: goodsPriceFields.category_id },
    { key: 'element', label: 'goods_price.element', field: goodsPriceFields.element },
    { key: 'reason', label: 'goods_price.reason', field: goodsPriceFields.reason },
  ],
};

export default function GoodsPriceImport() {
  return <ImportScreen sheet={sheet} />;
}
