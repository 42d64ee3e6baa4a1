// Generated from schemas/stock/reserved.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { extendReservationAction } from './extend-reservation.action.gen.ts';
import { reservationFields } from './reservation.entity.gen.ts';
import { unreserveAction } from './unreserve.action.gen.ts';

export const list = createList({
  screen: 'goods/reserved',
  route: '/goods/reserved',
  resource: 'reservation',
  title: 'screen.goods/reserved.title',
  permissions: ['goods_manager'],
  urls: { list: '/reservation-list', count: '/reservation-count', download: '/reservation-download' },
  downloadName: 'reserved.xlsx',
  where: { warehouse_id: { mine: 'warehouse' } },
  scope: { of: 'warehouse', filter: 'warehouse_id' },
  columns: [
    column(reservationFields.session_code, { label: 'reservation.session_code', cell: 'code', width: 150 }),
    column(reservationFields.goods_id, { label: 'reservation.goods_id', cell: 'reference', show: 'always', width: 260 }),
    column(reservationFields.warehouse_id, { label: 'reservation.warehouse_id', cell: 'reference', width: 180 }),
    column(reservationFields.quantity, {
      label: 'reservation.quantity', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(reservationFields.used_quantity, {
      label: 'reservation.used_quantity', cell: 'number', sort: true, sum: true,
    }),
    column(reservationFields.reason, { label: 'reservation.reason', cell: 'enum' }),
    column(reservationFields.document_code, { label: 'reservation.document_code', cell: 'code' }),
    column(reservationFields.tracking_codes, { label: 'reservation.tracking_codes', cell: 'text', show: 'optional' }),
    column(reservationFields.reserved_at, { label: 'reservation.reserved_at', cell: 'date_time', sort: true }),
    column(reservationFields.expires_at, { label: 'reservation.expires_at', cell: 'date_time', sort: true }),
    column(reservationFields.status, { label: 'reservation.status', cell: 'enum' }),
    column(reservationFields.cancel_type, { label: 'reservation.cancel_type', cell: 'enum', show: 'optional' }),
    column(reservationFields.released_at, { label: 'reservation.released_at', cell: 'date_time', show: 'optional' }),
    column(reservationFields.release_note, { label: 'reservation.release_note', cell: 'text', show: 'optional' }),
    column(reservationFields.created_by, { label: 'kit.field.created_by', cell: 'reference', show: 'optional' }),
  ],
  filters: [
    filter(reservationFields.goods_id, { label: 'reservation.goods_id', kind: 'reference' }),
    filter(reservationFields.warehouse_id, { label: 'reservation.warehouse_id', kind: 'reference' }),
    filter(reservationFields.session_code, { label: 'reservation.session_code', kind: 'code_list' }),
    filter(reservationFields.document_code, { label: 'reservation.document_code', kind: 'code_list' }),
    filter(reservationFields.reason, { label: 'reservation.reason', kind: 'multi_select' }),
    filter(reservationFields.reserved_at, {
      label: 'reservation.reserved_at', kind: 'date_range', maxDays: 360, presets: [1, 7, 30, 90],
    }),
    filter(reservationFields.expires_at, {
      label: 'reservation.expires_at', kind: 'date_range', place: 'panel', maxDays: 360,
    }),
    filter(reservationFields.tracking_codes, { label: 'reservation.tracking_codes', kind: 'text', place: 'panel' }),
    filter(reservationFields.cancel_type, { label: 'reservation.cancel_type', kind: 'multi_select', place: 'panel' }),
  ],
  counts: ['active', 'ending'],
  viewModes: [
    { key: 'active', label: 'screen.goods/reserved.mode.active', badge: 'active' },
    { key: 'ending', label: 'screen.goods/reserved.mode.ending', badge: 'ending' },
    { key: 'released', label: 'screen.goods/reserved.mode.released' },
    { key: 'all', label: 'screen.goods/reserved.mode.all' },
  ],
  sort: { field: 'reserved_at', order: 'DESC' },
  toolbar: [
    {
      key: 'create', label: 'screen.goods/reserved.action.create', route: '/goods/reserved/create',
      permissions: ['goods_reserved'], tone: 'success',
    },
    {
      key: 'import', label: 'screen.goods/reserved.action.import', route: '/goods/reserved/import',
      permissions: ['goods_reserved'],
    },
  ],
  row: [
    {
      key: 'extend_reservation', label: 'reservation.action.extend_reservation', action: 'extend_reservation',
      permissions: ['goods_reserved'],
    },
    {
      key: 'unreserve', label: 'reservation.action.unreserve', action: 'unreserve', permissions: ['goods_reserved'],
      tone: 'danger',
    },
  ],
  bulk: [
    {
      key: 'extend_reservation', label: 'reservation.action.extend_reservation', action: 'extend_reservation',
      permissions: ['goods_reserved'],
    },
    {
      key: 'unreserve', label: 'reservation.action.unreserve', action: 'unreserve', permissions: ['goods_reserved'],
      tone: 'danger',
    },
  ],
  actions: [extendReservationAction, unreserveAction],
  mobile: { title: 'goods_id', lines: ['quantity', 'document_code', 'warehouse_id', 'reserved_at', 'expires_at'] },
});

export default function ReservedList() {
  return <ListScreen list={list} />;
}
