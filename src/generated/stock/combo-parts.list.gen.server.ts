// Generated from schemas/stock/combo-parts.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { goodsFields } from '#generated/goods/goods.entity.gen.ts';
import { comboPartFields } from './combo-part.entity.gen.ts';

export const comboPartsList = createList({
  screen: 'goods/combo/parts',
  route: '/goods/combo/parts',
  module: 'stock',
  entity: 'combo_part',
  permissions: ['goods_manager'],
  urls: { list: '/combo-part-list', count: '/combo-part-count', download: '/combo-part-download' },
  downloadName: 'combo-parts.xlsx',
  columns: [
    column(comboPartFields.combo_id, { label: 'combo_part.combo_id' }),
    column(goodsFields.image, {
      key: 'goods_id.image', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], label: 'goods.image',
    }),
    column(goodsFields.sku, {
      key: 'goods_id.sku', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], label: 'goods.sku',
      show: 'always', sort: true,
    }),
    column(goodsFields.name, {
      key: 'goods_id.name', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], label: 'goods.name',
      show: 'always',
    }),
    column(comboPartFields.part_quantity, { label: 'combo_part.part_quantity', sort: true }),
    column(comboPartFields.available, { label: 'combo_part.available', sort: true }),
    column(comboPartFields.possible, { label: 'combo_part.possible', sort: true }),
    column(goodsFields.retail_price, {
      key: 'goods_id.retail_price', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }],
      label: 'goods.retail_price', show: 'optional',
    }),
  ],
  filters: [
    filter(comboPartFields.combo_id, { label: 'combo_part.combo_id', kind: 'reference' }),
    filter(comboPartFields.goods_id, { label: 'combo_part.goods_id', kind: 'reference' }),
    filter(comboPartFields.possible, { label: 'combo_part.possible', kind: 'number_range' }),
  ],
  sort: { field: 'possible', order: 'ASC' },
});
