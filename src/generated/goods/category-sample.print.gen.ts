// Generated from schemas/goods/category-sample.print.json. Edit that file and run `npm run generate`.
import type { PrintModel } from '#contract/print.ts';
import { goodsCategoryFields } from './goods-category.entity.gen.ts';

export const categorySamplePrint: PrintModel = {
  name: 'category-sample',
  entity: 'goods_category',
  paper: '50x30mm',
  blocks: [
    { kind: 'title', text: 'print.category-sample.title' },
    {
      kind: 'fields',
      fields: [
        { field: goodsCategoryFields.name, label: 'goods_category.name', strong: true },
        { field: goodsCategoryFields.classification, label: 'goods_category.classification' },
        { field: goodsCategoryFields.sub_stamp_content, label: 'goods_category.sub_stamp_content' },
      ],
    },
    { kind: 'barcode', field: goodsCategoryFields.code },
  ],
};
