// Generated from schemas/promotion/promotion-loss.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { goodsFields } from '#generated/goods/goods.entity.gen.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { type PromotionLoss, promotionLossFields } from './promotion-loss.entity.gen.ts';
import { promotionFields } from './promotion.entity.gen.ts';

export const list = createList({
  screen: 'administration/pos-promotion-config/below-cost',
  route: '/administration/pos-promotion-config/below-cost',
  resource: 'promotion_loss',
  title: 'screen.administration/pos-promotion-config/below-cost.title',
  permissions: ['administration_pos_promotion_config'],
  urls: { list: '/promotion-loss-list', count: '/promotion-loss-count', download: '/promotion-loss-download' },
  downloadName: 'promotions-below-cost.xlsx',
  columns: [
    column(goodsFields.sku, { key: 'goods_id.sku', label: 'goods.sku', cell: 'code', show: 'always', pin: 'left' }),
    column(goodsFields.name, { key: 'goods_id.name', label: 'goods.name', cell: 'text', width: 280 }),
    column(promotionLossFields.promotion_id, { label: 'promotion_loss.promotion_id', cell: 'reference', width: 240 }),
    column(promotionFields.status, { key: 'promotion_id.status', label: 'promotion.status', cell: 'enum' }),
    column(promotionFields.from_at, { key: 'promotion_id.from_at', label: 'promotion.from_at', cell: 'date_time' }),
    column(promotionFields.to_at, { key: 'promotion_id.to_at', label: 'promotion.to_at', cell: 'date_time' }),
    column(promotionLossFields.price, { label: 'promotion_loss.price', cell: 'money', sort: true }),
    column(promotionLossFields.price_after, { label: 'promotion_loss.price_after', cell: 'money', sort: true }),
    column(promotionLossFields.cost_now, { label: 'promotion_loss.cost_now', cell: 'money', sort: true }),
    column(promotionLossFields.loss, { label: 'promotion_loss.loss', cell: 'money', sort: true }),
  ],
  filters: [
    filter(goodsFields.sku, { key: 'goods_id.sku', label: 'goods.sku', kind: 'code_list' }),
    filter(promotionLossFields.goods_id, { label: 'promotion_loss.goods_id', kind: 'reference' }),
    filter(promotionLossFields.promotion_id, { label: 'promotion_loss.promotion_id', kind: 'reference' }),
    filter(promotionFields.status, { key: 'promotion_id.status', label: 'promotion.status', kind: 'multi_select' }),
    filter(promotionLossFields.loss, { label: 'promotion_loss.loss', kind: 'number_range', place: 'panel' }),
  ],
  counts: ['below', 'no_cost'],
  viewModes: [
    {
      key: 'below', label: 'screen.administration/pos-promotion-config/below-cost.mode.below', badge: 'below',
      permissions: ['administration_goods_cost'],
    },
    {
      key: 'no_cost', label: 'screen.administration/pos-promotion-config/below-cost.mode.no_cost', badge: 'no_cost',
      permissions: ['administration_goods_cost'],
    },
    { key: 'all', label: 'screen.administration/pos-promotion-config/below-cost.mode.all' },
  ],
  sort: { field: 'loss', order: 'DESC' },
  toolbar: [
    {
      key: 'promotions', label: 'screen.administration/pos-promotion-config/below-cost.action.promotions',
      route: '/administration/pos-promotion-config', permissions: ['administration_pos_promotion_config'],
    },
  ],
  mobile: { title: 'goods_id.name', lines: ['promotion_id', 'price_after', 'cost_now', 'loss'] },
  rowTone: [{ when: (c: Logic<PromotionLoss>) => c.record.loss != null && c.record.loss > 0, tone: 'danger' }],
  emptyText: 'screen.administration/pos-promotion-config/below-cost.empty',
});

export default function PromotionLossList() {
  return <ListScreen list={list} />;
}
