// Generated from schemas/promotion/promotion-overlaps.list.json. Edit that file and run `npm run generate`.
import { goodsFields } from '#generated/goods/goods.entity.gen.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { promotionOverlapFields } from './promotion-overlap.entity.gen.ts';

export const list = createList({
  screen: 'administration/pos-promotion-config/overlap',
  route: '/administration/pos-promotion-config/overlap',
  resource: 'promotion_overlap',
  title: 'screen.administration/pos-promotion-config/overlap.title',
  permissions: ['administration_pos_promotion_config'],
  urls: { list: '/promotion-overlap-list', count: '/promotion-overlap-count', download: '/promotion-overlap-download' },
  downloadName: 'promotion-overlaps.xlsx',
  where: { overlaps: true },
  columns: [
    column(goodsFields.sku, { key: 'goods_id.sku', label: 'goods.sku', cell: 'code', show: 'always', pin: 'left' }),
    column(goodsFields.name, { key: 'goods_id.name', label: 'goods.name', cell: 'text', width: 260 }),
    column(promotionOverlapFields.promotion_id, {
      label: 'promotion_overlap.promotion_id', cell: 'reference', width: 240,
    }),
    column(promotionOverlapFields.from_at, { label: 'promotion_overlap.from_at', cell: 'date_time', sort: true }),
    column(promotionOverlapFields.to_at, { label: 'promotion_overlap.to_at', cell: 'date_time', sort: true }),
    column(promotionOverlapFields.other_id, { label: 'promotion_overlap.other_id', cell: 'reference', width: 240 }),
    column(promotionOverlapFields.other_from, { label: 'promotion_overlap.other_from', cell: 'date_time', sort: true }),
    column(promotionOverlapFields.other_to, { label: 'promotion_overlap.other_to', cell: 'date_time', sort: true }),
  ],
  filters: [
    filter(promotionOverlapFields.goods_id, { label: 'promotion_overlap.goods_id', kind: 'reference' }),
    filter(promotionOverlapFields.promotion_id, { label: 'promotion_overlap.promotion_id', kind: 'reference' }),
    filter(promotionOverlapFields.other_id, { label: 'promotion_overlap.other_id', kind: 'reference', place: 'panel' }),
  ],
  sort: { field: 'from_at', order: 'ASC' },
  toolbar: [
    {
      key: 'promotions', label: 'screen.administration/pos-promotion-config/overlap.action.promotions',
      route: '/administration/pos-promotion-config', permissions: ['administration_pos_promotion_config'],
    },
  ],
  mobile: { title: 'goods_id.name', lines: ['promotion_id', 'other_id', 'to_at'] },
  emptyText: 'screen.administration/pos-promotion-config/overlap.empty',
});

export default function PromotionOverlapsList() {
  return <ListScreen list={list} />;
}
