// Generated from schemas/promotion/promotion-overlaps.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { goodsFields } from '#generated/goods/goods.entity.gen.ts';
import { promotionOverlapFields } from './promotion-overlap.entity.gen.ts';

export const promotionOverlapsList = createList({
  screen: 'administration/pos-promotion-config/overlap',
  route: '/administration/pos-promotion-config/overlap',
  module: 'promotion',
  entity: 'promotion_overlap',
  permissions: ['administration_pos_promotion_config'],
  urls: { list: '/promotion-overlap-list', count: '/promotion-overlap-count', download: '/promotion-overlap-download' },
  downloadName: 'promotion-overlaps.xlsx',
  where: { overlaps: true },
  columns: [
    column(goodsFields.sku, {
      key: 'goods_id.sku', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], label: 'goods.sku',
      show: 'always',
    }),
    column(goodsFields.name, {
      key: 'goods_id.name', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], label: 'goods.name',
    }),
    column(promotionOverlapFields.promotion_id, { label: 'promotion_overlap.promotion_id' }),
    column(promotionOverlapFields.from_at, { label: 'promotion_overlap.from_at', sort: true }),
    column(promotionOverlapFields.to_at, { label: 'promotion_overlap.to_at', sort: true }),
    column(promotionOverlapFields.other_id, { label: 'promotion_overlap.other_id' }),
    column(promotionOverlapFields.other_from, { label: 'promotion_overlap.other_from', sort: true }),
    column(promotionOverlapFields.other_to, { label: 'promotion_overlap.other_to', sort: true }),
  ],
  filters: [
    filter(promotionOverlapFields.goods_id, { label: 'promotion_overlap.goods_id', kind: 'reference' }),
    filter(promotionOverlapFields.promotion_id, { label: 'promotion_overlap.promotion_id', kind: 'reference' }),
    filter(promotionOverlapFields.other_id, { label: 'promotion_overlap.other_id', kind: 'reference' }),
  ],
  sort: { field: 'from_at', order: 'ASC' },
});
