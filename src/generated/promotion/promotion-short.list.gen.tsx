// Generated from schemas/promotion/promotion-short.list.json. Edit that file and run `npm run generate`.
import { goodsFields } from '#generated/goods/goods.entity.gen.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { promotionShortFields } from './promotion-short.entity.gen.ts';
import { promotionFields } from './promotion.entity.gen.ts';

export const list = createList({
  screen: 'administration/pos-promotion-config/short',
  route: '/administration/pos-promotion-config/short',
  resource: 'promotion_short',
  title: 'screen.administration/pos-promotion-config/short.title',
  permissions: ['administration_pos_promotion_config'],
  urls: { list: '/promotion-short-list', count: '/promotion-short-count', download: '/promotion-short-download' },
  downloadName: 'promotion-goods.xlsx',
  columns: [
    column(goodsFields.sku, { key: 'goods_id.sku', label: 'goods.sku', cell: 'code', show: 'always', pin: 'left' }),
    column(goodsFields.name, { key: 'goods_id.name', label: 'goods.name', cell: 'text', width: 280 }),
    column(promotionShortFields.promotion_id, { label: 'promotion_short.promotion_id', cell: 'reference', width: 240 }),
    column(promotionFields.status, { key: 'promotion_id.status', label: 'promotion.status', cell: 'enum' }),
    column(promotionFields.to_at, { key: 'promotion_id.to_at', label: 'promotion.to_at', cell: 'date_time' }),
    column(promotionShortFields.available, { label: 'promotion_short.available', cell: 'number', sort: true }),
    column(promotionShortFields.on_hand, { label: 'promotion_short.on_hand', cell: 'number', sort: true }),
  ],
  filters: [
    filter(promotionShortFields.goods_id, { label: 'promotion_short.goods_id', kind: 'reference' }),
    filter(promotionShortFields.promotion_id, { label: 'promotion_short.promotion_id', kind: 'reference' }),
    filter(promotionShortFields.available, { label: 'promotion_short.available', kind: 'number_range', place: 'panel' }),
  ],
  counts: ['without'],
  viewModes: [
    { key: 'without', label: 'screen.administration/pos-promotion-config/short.mode.without', badge: 'without' },
    { key: 'all', label: 'screen.administration/pos-promotion-config/short.mode.all' },
  ],
  sort: { field: 'available', order: 'ASC' },
  toolbar: [
    {
      key: 'promotions', label: 'screen.administration/pos-promotion-config/short.action.promotions',
      route: '/administration/pos-promotion-config', permissions: ['administration_pos_promotion_config'],
    },
  ],
  mobile: { title: 'goods_id.name', lines: ['promotion_id', 'available'] },
  emptyText: 'screen.administration/pos-promotion-config/short.empty',
});

export default function PromotionShortList() {
  return <ListScreen list={list} />;
}
