// Generated from schemas/promotion/promotion-loss.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { goodsFields } from '#generated/goods/goods.entity.gen.ts';
import { promotionLossFields } from './promotion-loss.entity.gen.ts';
import { promotionFields } from './promotion.entity.gen.ts';

export const promotionLossList = createList({
  screen: 'administration/pos-promotion-config/below-cost',
  route: '/administration/pos-promotion-config/below-cost',
  module: 'promotion',
  entity: 'promotion_loss',
  permissions: ['administration_pos_promotion_config'],
  urls: { list: '/promotion-loss-list', count: '/promotion-loss-count', download: '/promotion-loss-download' },
  downloadName: 'promotions-below-cost.xlsx',
  columns: [
    column(goodsFields.sku, {
      key: 'goods_id.sku', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], label: 'goods.sku',
      show: 'always',
    }),
    column(goodsFields.name, {
      key: 'goods_id.name', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], label: 'goods.name',
    }),
    column(promotionLossFields.promotion_id, { label: 'promotion_loss.promotion_id' }),
    column(promotionFields.status, {
      key: 'promotion_id.status', steps: [{ field: 'promotion_id', kind: 'reference', entity: 'promotion' }],
      label: 'promotion.status',
    }),
    column(promotionFields.from_at, {
      key: 'promotion_id.from_at', steps: [{ field: 'promotion_id', kind: 'reference', entity: 'promotion' }],
      label: 'promotion.from_at',
    }),
    column(promotionFields.to_at, {
      key: 'promotion_id.to_at', steps: [{ field: 'promotion_id', kind: 'reference', entity: 'promotion' }],
      label: 'promotion.to_at',
    }),
    column(promotionLossFields.price, { label: 'promotion_loss.price', sort: true }),
    column(promotionLossFields.price_after, { label: 'promotion_loss.price_after', sort: true }),
    column(promotionLossFields.cost_now, { label: 'promotion_loss.cost_now', sort: true }),
    column(promotionLossFields.loss, { label: 'promotion_loss.loss', sort: true }),
  ],
  filters: [
    filter(goodsFields.sku, {
      key: 'goods_id.sku', steps: [{ field: 'goods_id', kind: 'reference', entity: 'goods' }], label: 'goods.sku',
      kind: 'code_list',
    }),
    filter(promotionLossFields.goods_id, { label: 'promotion_loss.goods_id', kind: 'reference' }),
    filter(promotionLossFields.promotion_id, { label: 'promotion_loss.promotion_id', kind: 'reference' }),
    filter(promotionFields.status, {
      key: 'promotion_id.status', steps: [{ field: 'promotion_id', kind: 'reference', entity: 'promotion' }],
      label: 'promotion.status', kind: 'multi_select',
    }),
    filter(promotionLossFields.loss, { label: 'promotion_loss.loss', kind: 'number_range' }),
  ],
  counts: [{ key: 'below', where: { loss: { from: 1 } } }, { key: 'no_cost', where: { cost_now: [null] } }],
  statistics: [
    {
      key: 'below', label: 'screen.administration/pos-promotion-config/below-cost.statistic.below', count: 'below',
      mode: 'below',
    },
  ],
  viewModes: [
    { key: 'below', where: { loss: { from: 1 } }, badge: 'below', permissions: ['administration_goods_cost'] },
    { key: 'no_cost', where: { cost_now: [null] }, badge: 'no_cost', permissions: ['administration_goods_cost'] },
    { key: 'all' },
  ],
  sort: { field: 'loss', order: 'DESC' },
});
