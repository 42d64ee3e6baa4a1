// Generated from schemas/promotion/pos-accrue-point-config-point.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { buyerFields } from '#generated/buyer/buyer.entity.gen.ts';
import { pointTotalFields } from './point-total.entity.gen.ts';

export const posAccruePointConfigPointList = createList({
  screen: 'administration/pos-accrue-point-config/point',
  route: '/administration/pos-accrue-point-config/point',
  module: 'promotion',
  entity: 'point_total',
  permissions: ['administration_pos_accrue_point_config'],
  urls: { list: '/buyer-point-list', count: '/buyer-point-count', download: '/buyer-point-download' },
  downloadName: 'points.xlsx',
  columns: [
    column(buyerFields.name, {
      key: 'buyer_id.name', steps: [{ field: 'buyer_id', kind: 'reference', entity: 'buyer' }], label: 'buyer.name',
      show: 'always',
    }),
    column(buyerFields.phone, {
      key: 'buyer_id.phone', steps: [{ field: 'buyer_id', kind: 'reference', entity: 'buyer' }], label: 'buyer.phone',
      show: 'always',
    }),
    column(pointTotalFields.tier_id, { label: 'point_total.tier_id' }),
    column(pointTotalFields.multiplier, { label: 'point_total.multiplier', show: 'optional' }),
    column(pointTotalFields.points, { label: 'point_total.points', sort: true, sum: true }),
    column(pointTotalFields.earned, { label: 'point_total.earned', sort: true, sum: true }),
    column(pointTotalFields.next_expiry, { label: 'point_total.next_expiry', sort: true }),
    column(pointTotalFields.spent_12m, { label: 'point_total.spent_12m', sort: true, sum: true }),
    column(pointTotalFields.last_at, { label: 'point_total.last_at', sort: true }),
    column(pointTotalFields.buyer_id, { label: 'point_total.buyer_id', show: 'optional' }),
  ],
  filters: [
    filter(buyerFields.phone, {
      key: 'buyer_id.phone', steps: [{ field: 'buyer_id', kind: 'reference', entity: 'buyer' }], label: 'buyer.phone',
      kind: 'phone',
    }),
    filter(buyerFields.name, {
      key: 'buyer_id.name', steps: [{ field: 'buyer_id', kind: 'reference', entity: 'buyer' }], label: 'buyer.name',
      kind: 'text',
    }),
    filter(pointTotalFields.tier_id, { label: 'point_total.tier_id', kind: 'reference' }),
    filter(pointTotalFields.points, { label: 'point_total.points', kind: 'number_range' }),
    filter(pointTotalFields.spent_12m, { label: 'point_total.spent_12m', kind: 'number_range' }),
    filter(pointTotalFields.next_expiry, { label: 'point_total.next_expiry', kind: 'date_range', maxDays: 360 }),
  ],
  sort: { field: 'points', order: 'DESC' },
});
