// Generated from schemas/promotion/pos-accrue-point-config-point.list.json. Edit that file and run `npm run generate`.
import { buyerFields } from '#generated/buyer/buyer.entity.gen.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { buyerPointFields } from './buyer-point.entity.gen.ts';

export const list = createList({
  screen: 'administration/pos-accrue-point-config/point',
  route: '/administration/pos-accrue-point-config/point',
  resource: 'buyer_point',
  title: 'screen.administration/pos-accrue-point-config/point.title',
  permissions: ['administration_pos_accrue_point_config'],
  urls: { list: '/buyer-point-list', count: '/buyer-point-count', download: '/buyer-point-download' },
  downloadName: 'points.xlsx',
  columns: [
    column(buyerFields.name, {
      key: 'buyer_id.name', label: 'buyer.name', cell: 'text', show: 'always', width: 220, pin: 'left',
    }),
    column(buyerFields.phone, { key: 'buyer_id.phone', label: 'buyer.phone', cell: 'phone', show: 'always' }),
    column(buyerPointFields.points, {
      label: 'buyer_point.points', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(buyerPointFields.earned, { label: 'buyer_point.earned', cell: 'number', sort: true, sum: true }),
    column(buyerPointFields.spent_12m, { label: 'buyer_point.spent_12m', cell: 'money', sort: true, sum: true }),
    column(buyerPointFields.last_at, { label: 'buyer_point.last_at', cell: 'date_time', sort: true }),
  ],
  filters: [
    filter(buyerFields.phone, { key: 'buyer_id.phone', label: 'buyer.phone', kind: 'phone' }),
    filter(buyerFields.name, { key: 'buyer_id.name', label: 'buyer.name', kind: 'text' }),
    filter(buyerPointFields.points, { label: 'buyer_point.points', kind: 'number_range' }),
    filter(buyerPointFields.spent_12m, { label: 'buyer_point.spent_12m', kind: 'number_range' }),
  ],
  sort: { field: 'points', order: 'DESC' },
  toolbar: [
    {
      key: 'entries', label: 'screen.administration/pos-accrue-point-config/point.action.entries',
      route: '/administration/pos-accrue-point-config/entry', permissions: ['administration_pos_accrue_point_config'],
    },
  ],
  mobile: { title: 'buyer_id.name', lines: ['buyer_id.phone', 'points', 'spent_12m'] },
  emptyText: 'screen.administration/pos-accrue-point-config/point.empty',
  live: true,
});

export default function PosAccruePointConfigPointList() {
  return <ListScreen list={list} />;
}
