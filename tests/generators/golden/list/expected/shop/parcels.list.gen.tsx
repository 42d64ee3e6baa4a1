// Generated from schemas/shop/parcels.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { TrackingTag } from '#modules/shop/TrackingTag.tsx';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { depotFields } from './depot.entity.gen.ts';
import { parcelLineFields } from './parcel-line.entity.gen.ts';
import { type Parcel, parcelFields } from './parcel.entity.gen.ts';
import { parcelWorkflow } from './parcel.workflow.gen.ts';

export const list = createList({
  screen: 'shop/parcels',
  route: '/shop/parcels',
  resource: 'parcel',
  title: 'screen.shop/parcels.title',
  permissions: ['parcel_manager'],
  urls: { list: '/parcel-list', count: '/parcel-count', download: '/parcel-download' },
  downloadName: 'parcels.xlsx',
  where: { pos_id: { mine: 'pos' }, state: [0, 1] },
  scope: { of: 'pos', filter: 'pos_id' },
  columns: [
    column(parcelFields.code, {
      label: 'parcel.code', cell: 'code', show: 'always', sort: true, width: 140, pin: 'left', link: '/shop/parcel',
    }),
    column(parcelFields.created_at, { label: 'kit.field.created_at', cell: 'date_time', sort: true }),
    column(parcelFields.state, { label: 'parcel.state', cell: 'enum', sort: true }),
    column(parcelFields.depot_id, { label: 'parcel.depot_id', cell: 'reference' }),
    column(depotFields.code, { key: 'depot_id.code', label: 'depot.code', cell: 'code' }),
    column(parcelFields.receiver_phone, { label: 'parcel.receiver_phone', cell: 'phone', edit: true }),
    column(parcelFields.price, {
      label: 'parcel.price', cell: 'money', license: 'finance', sort: true, sum: true, footer: true,
    }),
    column(parcelFields.is_fragile, {
      label: 'parcel.is_fragile', cell: 'boolean', show: 'optional', permissions: ['parcel_price'],
    }),
    column(parcelFields.images, { label: 'parcel.images', cell: 'gallery' }),
    column(parcelFields.tracking, { label: 'parcel.tag', cell: 'text', slot: TrackingTag }),
    column(parcelFields.return_code, { label: 'parcel.return_code', cell: 'tracking', carrier: parcelFields.state }),
    column(parcelLineFields.sku, { key: 'lines.sku', label: 'parcel_line.sku', cell: 'barcode' }),
    column(parcelLineFields.quantity, {
      key: 'lines.quantity', label: 'parcel_line.quantity', cell: 'number', sum: true,
    }),
  ],
  filters: [
    filter(parcelFields.code, { label: 'parcel.code', kind: 'text' }),
    filter(parcelFields.tracking, { label: 'parcel.tracking', kind: 'code_list', place: 'panel' }),
    filter(parcelFields.receiver_phone, { label: 'parcel.receiver_phone', kind: 'phone' }),
    filter(parcelFields.state, { label: 'parcel.state', kind: 'multi_select', default: [0] }),
    filter(parcelFields.depot_id, { label: 'parcel.depot_id', kind: 'reference' }),
    filter(parcelFields.pos_id, { label: 'parcel.pos_id', kind: 'reference' }),
    filter(parcelFields.shelf_id, {
      label: 'parcel.shelf_id', kind: 'reference', place: 'panel', dependsOn: { parent_id: ['depot_id'] },
    }),
    filter(depotFields.code, { key: 'depot_id.code', label: 'depot.code', kind: 'text' }),
    filter(parcelFields.created_at, {
      label: 'kit.field.created_at', kind: 'date_range', maxDays: 90, presets: [1, 7, 30],
      default: { from: { today: -6 }, to: { today: 0 } },
    }),
    filter(parcelFields.updated_at, { label: 'parcel.updated_at', kind: 'date_range', maxDays: null }),
    filter(parcelFields.price, { label: 'parcel.price', kind: 'number_range' }),
    filter(parcelFields.is_fragile, { label: 'parcel.is_fragile', kind: 'boolean', place: 'panel' }),
    filter(parcelLineFields.sku, { key: 'lines.sku', label: 'parcel_line.sku', kind: 'text' }),
    filter(parcelLineFields.sku, { key: 'first_id.lines.sku', label: 'parcel_line.sku', kind: 'text' }),
    filter(parcelFields.created_at, {
      key: 'pos_id.parcel.created_at', label: 'parcel.busy', kind: 'boolean', walls: [null], default: true,
    }),
  ],
  counts: ['fresh'],
  viewModes: [
    { key: 'all', label: 'screen.shop/parcels.mode.all' },
    {
      key: 'goods', label: 'screen.shop/parcels.mode.goods', columns: ['code', 'lines.sku', 'lines.quantity'],
      rows: 'lines',
    },
    { key: 'fresh', label: 'screen.shop/parcels.mode.fresh', badge: 'fresh', permissions: ['parcel_price'] },
  ],
  sort: { field: 'created_at', order: 'DESC' },
  pageSize: 50,
  toolbar: [
    {
      key: 'create', label: 'action.create', route: '/shop/parcel/create', permissions: ['parcel_manager'],
      tone: 'success', license: 'finance',
    },
    {
      key: 'parcels', label: 'screen.shop/parcels.action.parcels', route: '/shop/parcels', statistic: 'fresh',
      permissions: ['parcel_manager'],
    },
  ],
  row: [
    { key: 'send', label: 'parcel.transition.send', transition: 'send', hotkey: 's', permissions: ['parcel_manager'] },
    {
      key: 'lose', label: 'parcel.transition.lose', transition: 'lose', permissions: ['parcel_manager'],
      visible: (c: Logic<Parcel>) => c.record.is_fragile === true,
    },
    { key: 'open', label: 'action.open', route: '/shop/parcel/{id}', permissions: ['parcel_manager'] },
    {
      key: 'again', label: 'action.again', route: '/shop/parcel/create',
      prefill: { receiver_phone: 'receiver_phone', price: { value: 0 } }, permissions: ['parcel_manager'],
    },
    {
      key: 'same_depot', label: 'action.same_depot', route: '/shop/parcels',
      filter: { depot_id: { from: 'depot_id', choice: true }, code: { from: 'code' } }, mode: 'goods',
      asked: { created_at: 'created_at' }, permissions: ['parcel_manager'],
    },
  ],
  bulk: [
    { key: 'send', label: 'parcel.transition.send', transition: 'send', permissions: ['parcel_manager'] },
    { key: 'labels', label: 'action.labels', url: '/parcel/send', permissions: ['parcel_manager'], confirm: true },
  ],
  footer: [{ key: 'close_day', label: 'action.close_day', url: '/parcel/send', tone: 'warning', confirm: true }],
  workflows: [parcelWorkflow],
  open: '/shop/parcel',
  edit: {
    form: async () => (await import('#generated/shop/parcel.form.gen.tsx')).form,
    permissions: ['parcel_manager'],
    changeableRows: (c: Logic<Parcel>) => c.record.pos_id != null,
  },
  create: { route: '/shop/parcel/create', permissions: ['parcel_manager'] },
  mobile: { title: 'code', lines: ['state', 'price'] },
  rowTone: [{ when: (c: Logic<Parcel>) => c.record.state === 2, tone: 'danger' }],
  tiles: [
    { key: 'fresh', label: 'screen.shop/parcels.tile.fresh', count: 'fresh', filters: { state: [0] }, tone: 'info' },
    { key: 'price', label: 'screen.shop/parcels.tile.price', sum: 'price' },
    { key: 'average', label: 'screen.shop/parcels.tile.average', sum: 'price', over: 'fresh' },
    {
      key: 'mine', label: 'screen.shop/parcels.tile.mine',
      answer: { url: '/shop/parcel-day', value: 'packed', permissions: ['parcel_manager'] },
    },
  ],
  emptyText: 'screen.shop/parcels.empty',
  live: true,
  utcOffset: 7,
  expand: { rows: 'lines', label: 'parcel.lines' },
});

export default function ParcelsList() {
  return <ListScreen list={list} />;
}
