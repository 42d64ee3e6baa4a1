// Generated from schemas/stock/reserved.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { reservationFields } from './reservation.entity.gen.ts';

export const reservedList = createList({
  screen: 'goods/reserved',
  route: '/goods/reserved',
  module: 'stock',
  entity: 'reservation',
  permissions: ['goods_manager'],
  urls: { list: '/reservation-list', count: '/reservation-count', download: '/reservation-download' },
  downloadName: 'reserved.xlsx',
  where: { warehouse_id: { mine: 'warehouse' } },
  columns: [
    column(reservationFields.session_code, { label: 'reservation.session_code' }),
    column(reservationFields.goods_id, { label: 'reservation.goods_id', show: 'always' }),
    column(reservationFields.warehouse_id, { label: 'reservation.warehouse_id' }),
    column(reservationFields.quantity, { label: 'reservation.quantity', sort: true, sum: true }),
    column(reservationFields.used_quantity, { label: 'reservation.used_quantity', sort: true, sum: true }),
    column(reservationFields.reason, { label: 'reservation.reason' }),
    column(reservationFields.document_code, { label: 'reservation.document_code' }),
    column(reservationFields.tracking_codes, { label: 'reservation.tracking_codes', show: 'optional' }),
    column(reservationFields.reserved_at, { label: 'reservation.reserved_at', sort: true }),
    column(reservationFields.expires_at, { label: 'reservation.expires_at', sort: true }),
    column(reservationFields.status, { label: 'reservation.status' }),
    column(reservationFields.cancel_type, { label: 'reservation.cancel_type', show: 'optional' }),
    column(reservationFields.released_at, { label: 'reservation.released_at', show: 'optional' }),
    column(reservationFields.release_note, { label: 'reservation.release_note', show: 'optional' }),
    column(reservationFields.created_by, { label: 'kit.field.created_by', show: 'optional' }),
  ],
  filters: [
    filter(reservationFields.goods_id, { label: 'reservation.goods_id', kind: 'reference' }),
    filter(reservationFields.warehouse_id, { label: 'reservation.warehouse_id', kind: 'reference' }),
    filter(reservationFields.session_code, { label: 'reservation.session_code', kind: 'code_list' }),
    filter(reservationFields.document_code, { label: 'reservation.document_code', kind: 'code_list' }),
    filter(reservationFields.reason, { label: 'reservation.reason', kind: 'multi_select' }),
    filter(reservationFields.reserved_at, { label: 'reservation.reserved_at', kind: 'date_range', maxDays: 360 }),
    filter(reservationFields.expires_at, { label: 'reservation.expires_at', kind: 'date_range', maxDays: 360 }),
    filter(reservationFields.tracking_codes, { label: 'reservation.tracking_codes', kind: 'text' }),
    filter(reservationFields.cancel_type, { label: 'reservation.cancel_type', kind: 'multi_select' }),
  ],
  counts: [
    { key: 'active', where: { status: [1] } },
    { key: 'ending', where: { status: [1], expires_at: { to: { today: 1 } } } },
  ],
  viewModes: [
    { key: 'active', where: { status: [1] }, badge: 'active' },
    { key: 'ending', where: { status: [1], expires_at: { to: { today: 1 } } }, badge: 'ending' },
    { key: 'released', where: { status: [0] } },
    { key: 'all' },
  ],
  sort: { field: 'reserved_at', order: 'DESC' },
});
