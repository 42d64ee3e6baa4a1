// Generated from schemas/shop/lost.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { depotFields } from './depot.entity.gen.ts';
import { parcelLineFields } from './parcel-line.entity.gen.ts';
import { parcelFields } from './parcel.entity.gen.ts';

export const lostList = createList({
  screen: 'shop/lost',
  route: '/shop/lost',
  module: 'shop',
  entity: 'parcel',
  permissions: ['parcel_manager'],
  urls: { list: '/lost-list', count: '/lost-count' },
  downloadName: 'lost.xlsx',
  where: { pos_id: { mine: 'pos' }, state: [1] },
  columns: [
    column(parcelFields.code, { label: 'parcel.code', show: 'always', sort: true }),
    column(parcelFields.created_at, { label: 'kit.field.created_at', sort: true }),
    column(parcelFields.state, { label: 'parcel.state', sort: true }),
    column(parcelFields.depot_id, { label: 'parcel.depot_id' }),
    column(depotFields.code, {
      key: 'depot_id.code', steps: [{ field: 'depot_id', kind: 'reference', entity: 'depot' }], label: 'depot.code',
    }),
    column(parcelFields.price, { label: 'parcel.price', license: 'finance', sort: true, sum: true }),
    column(parcelLineFields.sku, {
      key: 'lines.sku', steps: [{ field: 'lines', kind: 'rows', entity: 'parcel_line' }], label: 'parcel_line.sku',
    }),
    column(parcelLineFields.quantity, {
      key: 'lines.quantity', steps: [{ field: 'lines', kind: 'rows', entity: 'parcel_line' }],
      label: 'parcel_line.quantity', sum: true,
    }),
  ],
  filters: [
    filter(parcelFields.code, { label: 'parcel.code', kind: 'text' }),
    filter(parcelFields.receiver_phone, { label: 'parcel.receiver_phone', kind: 'phone' }),
    filter(parcelFields.state, { label: 'parcel.state', kind: 'multi_select', default: [0] }),
    filter(parcelFields.depot_id, { label: 'parcel.depot_id', kind: 'reference' }),
    filter(parcelFields.pos_id, { label: 'parcel.pos_id', kind: 'reference' }),
    filter(parcelFields.created_at, {
      label: 'kit.field.created_at', kind: 'date_range', maxDays: 90,
      default: { from: { today: -6 }, to: { today: 0 } },
    }),
    filter(parcelFields.price, { label: 'parcel.price', kind: 'number_range' }),
    filter(parcelFields.is_fragile, { label: 'parcel.is_fragile', kind: 'boolean' }),
  ],
  viewModes: [{ key: 'all' }],
  sort: { field: 'created_at', order: 'DESC' },
  pageSize: 50,
});
