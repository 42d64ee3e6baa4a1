// Generated from schemas/promotion/promotion-short.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { goodsFields } from '#generated/goods/goods.entity.gen.ts';
import { promotionShortFields } from './promotion-short.entity.gen.ts';
import { promotionFields } from './promotion.entity.gen.ts';

export const promotionShortList = createList({
  screen: 'administration/pos-promotion-config/short',
  route: '/administration/pos-promotion-config/short',
  module: 'promotion',
  entity: 'promotion_short',
  permissions: ['administration_pos_promotion_config'],
  urls: { list: '/promotion-short-list', count: '/promotion-short-count', download: '/promotion-short-download' },
  downloadName: 'promotion-goods.xlsx',
  columns: [
    column(goodsFields.sku, {
      key: 'goods_id.sku', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], label: 'goods.sku',
      show: 'always',
    }),
    column(goodsFields.name, {
      key: 'goods_id.name', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], label: 'goods.name',
    }),
    column(promotionShortFields.promotion_id, { label: 'promotion_short.promotion_id' }),
    column(promotionFields.status, {
      key: 'promotion_id.status', steps: [{ field: 'promotion_id', kind: 'reference', entity: 'promotion' }],
      label: 'promotion.status',
    }),
    column(promotionFields.to_at, {
      key: 'promotion_id.to_at', steps: [{ field: 'promotion_id', kind: 'reference', entity: 'promotion' }],
      label: 'promotion.to_at',
    }),
    column(promotionShortFields.available, { label: 'promotion_short.available', sort: true }),
    column(promotionShortFields.on_hand, { label: 'promotion_short.on_hand', sort: true }),
  ],
  filters: [
    filter(promotionShortFields.goods_id, { label: 'promotion_short.goods_id', kind: 'reference' }),
    filter(promotionShortFields.promotion_id, { label: 'promotion_short.promotion_id', kind: 'reference' }),
    filter(promotionShortFields.available, { label: 'promotion_short.available', kind: 'number_range' }),
  ],
  counts: [{ key: 'without', where: { available: { to: 0 } } }],
  viewModes: [{ key: 'without', where: { available: { to: 0 } }, badge: 'without' }, { key: 'all' }],
  sort: { field: 'available', order: 'ASC' },
});
