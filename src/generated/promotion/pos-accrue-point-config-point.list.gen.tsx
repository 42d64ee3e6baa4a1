// Generated from schemas/promotion/pos-accrue-point-config-point.list.json. Edit that file and run `npm run generate`.
import { buyerFields } from '#generated/buyer/buyer.entity.gen.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { pointTotalFields } from './point-total.entity.gen.ts';

export const list = createList({
  screen: 'administration/pos-accrue-point-config/point',
  route: '/administration/pos-accrue-point-config/point',
  resource: 'point_total',
  title: 'screen.administration/pos-accrue-point-config/point.title',
  permissions: ['administration_pos_accrue_point_config'],
  urls: { list: '/buyer-point-list', count: '/buyer-point-count', download: '/buyer-point-download' },
  downloadName: 'points.xlsx',
  columns: [
    column(buyerFields.name, {
      key: 'buyer_id.name', label: 'buyer.name', cell: 'text', show: 'always', width: 220, pin: 'left',
    }),
    column(buyerFields.phone, { key: 'buyer_id.phone', label: 'buyer.phone', cell: 'phone', show: 'always' }),
    column(pointTotalFields.tier_id, { label: 'point_total.tier_id', cell: 'reference' }),
    column(pointTotalFields.multiplier, { label: 'point_total.multiplier', cell: 'number', show: 'optional' }),
    column(pointTotalFields.points, {
      label: 'point_total.points', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(pointTotalFields.earned, { label: 'point_total.earned', cell: 'number', sort: true, sum: true }),
    column(pointTotalFields.next_expiry, { label: 'point_total.next_expiry', cell: 'date', sort: true }),
    column(pointTotalFields.spent_12m, { label: 'point_total.spent_12m', cell: 'money', sort: true, sum: true }),
    column(pointTotalFields.last_at, { label: 'point_total.last_at', cell: 'date_time', sort: true }),
    column(pointTotalFields.buyer_id, {
      label: 'point_total.buyer_id', cell: 'reference', show: 'optional', width: 240,
    }),
  ],
  filters: [
    filter(buyerFields.phone, { key: 'buyer_id.phone', label: 'buyer.phone', kind: 'phone' }),
    filter(buyerFields.name, { key: 'buyer_id.name', label: 'buyer.name', kind: 'text' }),
    filter(pointTotalFields.tier_id, { label: 'point_total.tier_id', kind: 'reference' }),
    filter(pointTotalFields.points, { label: 'point_total.points', kind: 'number_range' }),
    filter(pointTotalFields.spent_12m, { label: 'point_total.spent_12m', kind: 'number_range' }),
    filter(pointTotalFields.next_expiry, {
      label: 'point_total.next_expiry', kind: 'date_range', place: 'panel', maxDays: 360, presets: [7, 30, 90],
    }),
  ],
  sort: { field: 'points', order: 'DESC' },
  toolbar: [
    {
      key: 'entries', label: 'screen.administration/pos-accrue-point-config/point.action.entries',
      route: '/administration/pos-accrue-point-config/entry', permissions: ['administration_pos_accrue_point_config'],
    },
  ],
  row: [
    {
      key: 'correct', label: 'screen.administration/pos-accrue-point-config/point.action.correct',
      form: 'correct-buyer-points', permissions: ['administration_pos_accrue_point_config'],
    },
    {
      key: 'entries', label: 'screen.administration/pos-accrue-point-config/point.action.entries',
      route: '/administration/pos-accrue-point-config/entry', filter: { buyer_id: { from: 'buyer_id', choice: true } },
      permissions: ['administration_pos_accrue_point_config'],
    },
  ],
  bulk: [
    {
      key: 'correct', label: 'screen.administration/pos-accrue-point-config/point.action.correct',
      form: 'correct-buyer-points', permissions: ['administration_pos_accrue_point_config'],
    },
  ],
  mobile: { title: 'buyer_id.name', lines: ['buyer_id.phone', 'tier_id', 'points', 'spent_12m'] },
  emptyText: 'screen.administration/pos-accrue-point-config/point.empty',
  live: true,
});

export default function PosAccruePointConfigPointList() {
  return <ListScreen list={list} />;
}
