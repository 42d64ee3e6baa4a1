// Generated from schemas/shop/lost.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { depotFields } from './depot.entity.gen.ts';
import { parcelLineFields } from './parcel-line.entity.gen.ts';
import { type Parcel, parcelFields } from './parcel.entity.gen.ts';
import { parcelWorkflow } from './parcel.workflow.gen.ts';

export const list = createList({
  screen: 'shop/lost',
  route: '/shop/lost',
  resource: 'parcel',
  title: 'screen.shop/lost.title',
  permissions: ['parcel_manager'],
  urls: { list: '/lost-list', count: '/lost-count' },
  downloadName: 'lost.xlsx',
  where: { pos_id: { mine: 'pos' }, state: [1] },
  scope: { of: 'pos', filter: 'pos_id' },
  columns: [
    column(parcelFields.code, {
      label: 'parcel.code', cell: 'code', show: 'always', sort: true, width: 140, pin: 'left', link: '/shop/parcel',
    }),
    column(parcelFields.created_at, { label: 'kit.field.created_at', cell: 'date_time', sort: true }),
    column(parcelFields.state, { label: 'parcel.state', cell: 'enum', sort: true }),
    column(parcelFields.depot_id, { label: 'parcel.depot_id', cell: 'reference' }),
    column(depotFields.code, { key: 'depot_id.code', label: 'depot.code', cell: 'code' }),
    column(parcelFields.price, {
      label: 'parcel.price', cell: 'money', license: 'finance', sort: true, sum: true, footer: true,
    }),
    column(parcelLineFields.sku, { key: 'lines.sku', label: 'parcel_line.sku', cell: 'barcode' }),
    column(parcelLineFields.quantity, {
      key: 'lines.quantity', label: 'parcel_line.quantity', cell: 'number', sum: true,
    }),
  ],
  filters: [
    filter(parcelFields.code, { label: 'parcel.code', kind: 'text' }),
    filter(parcelFields.receiver_phone, { label: 'parcel.receiver_phone', kind: 'phone' }),
    filter(parcelFields.state, { label: 'parcel.state', kind: 'multi_select', default: [0] }),
    filter(parcelFields.depot_id, { label: 'parcel.depot_id', kind: 'reference' }),
    filter(parcelFields.pos_id, { label: 'parcel.pos_id', kind: 'reference' }),
    filter(parcelFields.created_at, {
      label: 'kit.field.created_at', kind: 'date_range', maxDays: 90, presets: [1, 7, 30],
      default: { from: { today: -6 }, to: { today: 0 } },
    }),
    filter(parcelFields.price, { label: 'parcel.price', kind: 'number_range' }),
    filter(parcelFields.is_fragile, { label: 'parcel.is_fragile', kind: 'boolean', place: 'panel' }),
  ],
  viewModes: [{ key: 'all', label: 'screen.shop/lost.mode.all' }],
  sort: { field: 'created_at', order: 'DESC' },
  pageSize: 50,
  row: [{ key: 'open', label: 'action.open', route: '/shop/parcel/{id}', permissions: ['parcel_manager'] }],
  footer: [{ key: 'close_day', label: 'action.close_day', url: '/parcel/send', tone: 'warning', confirm: true }],
  workflows: [parcelWorkflow],
  open: '/shop/parcel',
  create: { route: '/shop/parcel/create', permissions: ['parcel_manager'] },
  mobile: { title: 'code', lines: ['state', 'price'] },
  rowTone: [{ when: (c: Logic<Parcel>) => c.record.state === 2, tone: 'danger' }],
  emptyText: 'screen.shop/parcels.empty',
  live: true,
  utcOffset: 7,
  expand: { rows: 'lines', label: 'parcel.lines' },
});

export default function LostList() {
  return <ListScreen list={list} />;
}
