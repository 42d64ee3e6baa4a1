// Generated from schemas/stock/reserve.import.json. Edit that file and run `npm run generate`.
import { createImport, importColumn } from '#contract/parts.ts';
import { reservationSessionLineFields } from './reservation-session-line.entity.gen.ts';
import { reservationSessionFields } from './reservation-session.entity.gen.ts';

export const reserveImport = createImport({
  screen: 'goods/reserved/import',
  route: '/goods/reserved/import',
  module: 'stock',
  entity: 'reservation_session',
  permissions: ['goods_reserved'],
  url: '/reservation-import',
  maxRows: 1000,
  mode: 'create',
  groupBy: ['warehouse_id'],
  columns: [
    importColumn(reservationSessionFields.warehouse_id, {
      label: 'reservation_session.warehouse_id', required: true, aliases: ['kho', 'mã kho'],
      lookup: ['code_name', 'name'],
    }),
    importColumn(reservationSessionLineFields.goods_id, {
      key: 'lines.goods_id', steps: [{ field: 'lines', kind: 'rows', entity: 'reservation_session_line' }],
      label: 'screen.goods/reserved/import.column.goods', required: true,
      aliases: ['sku', 'hàng hóa', 'mã hàng', 'barcode', 'mã vạch', 'codes', 'id_goods'], lookup: ['barcode', 'sku'],
      example: 'SP-0001',
    }),
    importColumn(reservationSessionLineFields.quantity, {
      key: 'lines.quantity', steps: [{ field: 'lines', kind: 'rows', entity: 'reservation_session_line' }],
      label: 'reservation_session_line.quantity', required: true, aliases: ['số lượng', 'sl', 'qty'], example: 12,
    }),
    importColumn(reservationSessionFields.expires_at, { label: 'reservation_session.expires_at', aliases: ['giữ đến'] }),
    importColumn(reservationSessionFields.tracking_codes, {
      label: 'reservation_session.tracking_codes', aliases: ['mã vận đơn', 'vận đơn'], example: 'GHN123456;GHN123457',
    }),
    importColumn(reservationSessionFields.note, { label: 'reservation_session.note' }),
  ],
  options: 'reserve-import-options',
});
