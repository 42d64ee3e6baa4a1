// Generated from schemas/goods/goods-label.print.json. Edit that file and run `npm run generate`.
import type { PrintModel } from '#contract/print.ts';
import { goodsFields } from './goods.entity.gen.ts';

export const goodsLabelPrint: PrintModel = {
  name: 'goods-label',
  entity: 'goods',
  paper: '50x30mm',
  blocks: [
    {
      kind: 'fields',
      fields: [
        { field: goodsFields.name, label: 'goods.name', strong: true },
        { field: goodsFields.retail_price, label: 'goods.retail_price', strong: true },
        { field: goodsFields.sku, label: 'goods.sku' },
      ],
    },
    { kind: 'barcode', field: goodsFields.barcode },
  ],
};
