// Generated from schemas/promotion/pos-accrue-point-config-point.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { buyerFields } from '#generated/buyer/buyer.entity.gen.ts';
import { buyerPointFields } from './buyer-point.entity.gen.ts';

export const posAccruePointConfigPointList = createList({
  screen: 'administration/pos-accrue-point-config/point',
  route: '/administration/pos-accrue-point-config/point',
  module: 'promotion',
  entity: 'buyer_point',
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
    column(buyerPointFields.points, { label: 'buyer_point.points', sort: true, sum: true }),
    column(buyerPointFields.earned, { label: 'buyer_point.earned', sort: true, sum: true }),
    column(buyerPointFields.spent_12m, { label: 'buyer_point.spent_12m', sort: true, sum: true }),
    column(buyerPointFields.last_at, { label: 'buyer_point.last_at', sort: true }),
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
    filter(buyerPointFields.points, { label: 'buyer_point.points', kind: 'number_range' }),
    filter(buyerPointFields.spent_12m, { label: 'buyer_point.spent_12m', kind: 'number_range' }),
  ],
  sort: { field: 'points', order: 'DESC' },
});
