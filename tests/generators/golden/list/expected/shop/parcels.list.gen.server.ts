// Generated from schemas/shop/parcels.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { depotFields } from './depot.entity.gen.ts';
import { parcelLineFields } from './parcel-line.entity.gen.ts';
import { parcelFields } from './parcel.entity.gen.ts';

export const parcelsList = createList({
  screen: 'shop/parcels',
  route: '/shop/parcels',
  module: 'shop',
  entity: 'parcel',
  permissions: ['parcel_manager'],
  urls: { list: '/parcel-list', count: '/parcel-count', download: '/parcel-download' },
  downloadName: 'parcels.xlsx',
  where: { pos_id: { mine: 'pos' }, state: [0, 1] },
  columns: [
    column(parcelFields.code, { label: 'parcel.code', show: 'always', sort: true }),
    column(parcelFields.created_at, { label: 'kit.field.created_at', sort: true }),
    column(parcelFields.state, { label: 'parcel.state', sort: true }),
    column(parcelFields.depot_id, { label: 'parcel.depot_id' }),
    column(depotFields.code, {
      key: 'depot_id.code', steps: [{ field: 'depot_id', kind: 'reference', entity: 'depot' }], label: 'depot.code',
    }),
    column(parcelFields.receiver_phone, { label: 'parcel.receiver_phone' }),
    column(parcelFields.price, { label: 'parcel.price', license: 'finance', sort: true, sum: true }),
    column(parcelFields.is_fragile, { label: 'parcel.is_fragile', show: 'optional', permissions: ['parcel_price'] }),
    column(parcelFields.images, { label: 'parcel.images' }),
    column(parcelFields.tracking, { label: 'parcel.tag', export: false }),
    column(parcelFields.return_code, { label: 'parcel.return_code' }),
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
    filter(parcelFields.tracking, { label: 'parcel.tracking', kind: 'code_list' }),
    filter(parcelFields.receiver_phone, { label: 'parcel.receiver_phone', kind: 'phone' }),
    filter(parcelFields.state, { label: 'parcel.state', kind: 'multi_select', default: [0] }),
    filter(parcelFields.depot_id, { label: 'parcel.depot_id', kind: 'reference' }),
    filter(parcelFields.pos_id, { label: 'parcel.pos_id', kind: 'reference' }),
    filter(parcelFields.shelf_id, { label: 'parcel.shelf_id', kind: 'reference' }),
    filter(depotFields.code, {
      key: 'depot_id.code', steps: [{ field: 'depot_id', kind: 'reference', entity: 'depot' }], label: 'depot.code',
      kind: 'text',
    }),
    filter(parcelFields.created_at, {
      label: 'kit.field.created_at', kind: 'date_range', maxDays: 90,
      default: { from: { today: -6 }, to: { today: 0 } },
    }),
    filter(parcelFields.updated_at, { label: 'parcel.updated_at', kind: 'date_range', maxDays: null }),
    filter(parcelFields.price, { label: 'parcel.price', kind: 'number_range' }),
    filter(parcelFields.is_fragile, { label: 'parcel.is_fragile', kind: 'boolean' }),
    filter(parcelLineFields.sku, {
      key: 'lines.sku', steps: [{ field: 'lines', kind: 'rows', entity: 'parcel_line' }], label: 'parcel_line.sku',
      kind: 'text',
    }),
    filter(parcelLineFields.sku, {
      key: 'first_id.lines.sku',
      steps: [
        { field: 'first_id', kind: 'reference', entity: 'parcel' },
        { field: 'lines', kind: 'rows', entity: 'parcel_line' },
      ],
      label: 'parcel_line.sku', kind: 'text',
    }),
    filter(parcelFields.created_at, {
      key: 'pos_id.parcel.created_at',
      steps: [
        { field: 'pos_id', kind: 'reference', entity: 'pos' },
        { field: 'pos_id', kind: 'referring', entity: 'parcel' },
      ],
      label: 'parcel.busy', kind: 'boolean', is: { from: { today: -6 } }, default: true,
    }),
  ],
  counts: [{ key: 'fresh', where: { state: [0] } }],
  statistics: [
    {
      key: 'fresh', label: 'screen.shop/parcels.statistic.fresh', count: 'fresh', oldest: 'created_at', mode: 'all',
      oldestLabel: 'screen.shop/parcels.statistic.fresh_oldest',
    },
    { key: 'today', label: 'screen.shop/parcels.statistic.today', day: 'created_at', against: 'week', mode: 'all' },
  ],
  viewModes: [
    { key: 'all' },
    { key: 'goods', columns: ['code', 'lines.sku', 'lines.quantity'], rows: 'lines' },
    { key: 'fresh', where: { state: [0], tracking: [null] }, badge: 'fresh', permissions: ['parcel_price'] },
  ],
  sort: { field: 'created_at', order: 'DESC' },
  pageSize: 50,
});
