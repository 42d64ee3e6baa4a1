// Generated from schemas/promotion/pos-promotion-config.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { promotionLineFields } from './promotion-line.entity.gen.ts';
import { promotionFields } from './promotion.entity.gen.ts';

export const posPromotionConfigList = createList({
  screen: 'administration/pos-promotion-config',
  route: '/administration/pos-promotion-config',
  module: 'promotion',
  entity: 'promotion',
  permissions: ['administration_pos_promotion_config'],
  urls: { list: '/promotion-list', count: '/promotion-count', download: '/promotion-download' },
  downloadName: 'promotions.xlsx',
  columns: [
    column(promotionFields.code, { label: 'promotion.code', show: 'always', sort: true }),
    column(promotionFields.name, { label: 'promotion.name' }),
    column(promotionFields.type, { label: 'promotion.type' }),
    column(promotionFields.status, { label: 'promotion.status', sort: true }),
    column(promotionFields.from_at, { label: 'promotion.from_at', sort: true }),
    column(promotionFields.to_at, { label: 'promotion.to_at', sort: true }),
    column(promotionFields.pos_ids, { label: 'promotion.pos_ids' }),
    column(promotionFields.min_bill_value, { label: 'promotion.min_bill_value', sort: true }),
    column(promotionFields.discount_percent, { label: 'promotion.discount_percent' }),
    column(promotionFields.discount_amount, { label: 'promotion.discount_amount' }),
    column(promotionFields.max_discount, { label: 'promotion.max_discount', show: 'optional' }),
    column(promotionFields.used, { label: 'promotion.used', sort: true, sum: true }),
    column(promotionFields.discount_given, { label: 'promotion.discount_given', sort: true, sum: true }),
    column(promotionFields.revenue, { label: 'promotion.revenue', sort: true, sum: true }),
    column(promotionFields.budget, { label: 'promotion.budget', sort: true }),
    column(promotionFields.budget_used, { label: 'promotion.budget_used' }),
    column(promotionFields.priority, { label: 'promotion.priority', show: 'optional' }),
    column(promotionFields.stackable, { label: 'promotion.stackable', show: 'optional' }),
    column(promotionFields.buyer_kind, { label: 'promotion.buyer_kind', show: 'optional' }),
    column(promotionFields.weekdays, { label: 'promotion.weekdays', show: 'optional' }),
    column(promotionFields.time_from, { label: 'promotion.time_from', show: 'optional' }),
    column(promotionFields.time_to, { label: 'promotion.time_to', show: 'optional' }),
    column(promotionFields.created_at, { label: 'kit.field.created_at', show: 'optional', sort: true }),
    column(promotionFields.created_by, { label: 'kit.field.created_by', show: 'optional' }),
    column(promotionFields.note, { label: 'promotion.note', show: 'optional' }),
    column(promotionLineFields.sku, {
      key: 'lines.sku', steps: [{ field: 'lines', kind: 'rows', entity: 'promotion_line' }],
      label: 'promotion_line.sku',
    }),
    column(promotionLineFields.name, {
      key: 'lines.name', steps: [{ field: 'lines', kind: 'rows', entity: 'promotion_line' }],
      label: 'promotion_line.name',
    }),
    column(promotionLineFields.min_quantity, {
      key: 'lines.min_quantity', steps: [{ field: 'lines', kind: 'rows', entity: 'promotion_line' }],
      label: 'promotion_line.min_quantity',
    }),
    column(promotionLineFields.price, {
      key: 'lines.price', steps: [{ field: 'lines', kind: 'rows', entity: 'promotion_line' }],
      label: 'promotion_line.price',
    }),
    column(promotionLineFields.discount_percent, {
      key: 'lines.discount_percent', steps: [{ field: 'lines', kind: 'rows', entity: 'promotion_line' }],
      label: 'promotion_line.discount_percent',
    }),
    column(promotionLineFields.discount_amount, {
      key: 'lines.discount_amount', steps: [{ field: 'lines', kind: 'rows', entity: 'promotion_line' }],
      label: 'promotion_line.discount_amount',
    }),
    column(promotionLineFields.price_after, {
      key: 'lines.price_after', steps: [{ field: 'lines', kind: 'rows', entity: 'promotion_line' }],
      label: 'promotion_line.price_after',
    }),
    column(promotionLineFields.unit_cost, {
      key: 'lines.unit_cost', steps: [{ field: 'lines', kind: 'rows', entity: 'promotion_line' }],
      label: 'promotion_line.unit_cost',
    }),
    column(promotionLineFields.gift_goods_id, {
      key: 'lines.gift_goods_id', steps: [{ field: 'lines', kind: 'rows', entity: 'promotion_line' }],
      label: 'promotion_line.gift_goods_id',
    }),
    column(promotionLineFields.gift_quantity, {
      key: 'lines.gift_quantity', steps: [{ field: 'lines', kind: 'rows', entity: 'promotion_line' }],
      label: 'promotion_line.gift_quantity',
    }),
  ],
  filters: [
    filter(promotionFields.code, { label: 'promotion.code', kind: 'text' }),
    filter(promotionFields.name, { label: 'promotion.name', kind: 'text' }),
    filter(promotionFields.type, { label: 'promotion.type', kind: 'multi_select' }),
    filter(promotionFields.status, { label: 'promotion.status', kind: 'multi_select' }),
    filter(promotionFields.from_at, { label: 'promotion.from_at', kind: 'date_range', maxDays: 360 }),
    filter(promotionFields.to_at, { label: 'promotion.to_at', kind: 'date_range', maxDays: 360 }),
    filter(promotionLineFields.goods_id, {
      key: 'lines.goods_id', steps: [{ field: 'lines', kind: 'rows', entity: 'promotion_line' }],
      label: 'promotion_line.goods_id', kind: 'reference',
    }),
    filter(promotionFields.discount_given, { label: 'promotion.discount_given', kind: 'number_range' }),
    filter(promotionFields.created_at, { label: 'kit.field.created_at', kind: 'date_range', maxDays: 360 }),
    filter(promotionFields.created_by, { label: 'kit.field.created_by', kind: 'reference' }),
  ],
  counts: [
    { key: 'awaiting', where: { status: [0] } },
    { key: 'ongoing', where: { status: [2] } },
    { key: 'ending', where: { status: [2], to_at: { to: { today: 3 } } } },
  ],
  statistics: [
    {
      key: 'awaiting', label: 'screen.administration/pos-promotion-config.statistic.awaiting', count: 'awaiting',
      mode: 'awaiting',
    },
  ],
  viewModes: [
    { key: 'all' },
    { key: 'awaiting', where: { status: [0] }, badge: 'awaiting' },
    { key: 'pending', where: { status: [1] } },
    { key: 'ongoing', where: { status: [2] }, badge: 'ongoing' },
    { key: 'ending', where: { status: [2], to_at: { to: { today: 3 } } }, badge: 'ending' },
    { key: 'ended', where: { status: [3] } },
    { key: 'ended_early', where: { status: [4] } },
    { key: 'canceled', where: { status: [5] } },
  ],
  sort: { field: 'created_at', order: 'DESC' },
});
