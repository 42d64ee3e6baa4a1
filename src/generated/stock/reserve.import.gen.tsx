// Generated from schemas/stock/reserve.import.json. Edit that file and run `npm run generate`.
import type { ImportDefinition } from '#web/import/ImportDefinition.ts';
import { ImportScreen } from '#web/import/ImportScreen.tsx';
import { reservationSessionLineFields } from './reservation-session-line.entity.gen.ts';
import { reservationSessionFields } from './reservation-session.entity.gen.ts';

export const sheet: ImportDefinition = {
  screen: 'goods/reserved/import',
  route: '/goods/reserved/import',
  title: 'screen.goods/reserved/import.title',
  permissions: ['goods_reserved'],
  url: '/reservation-import',
  maxRows: 1000,
  mode: 'create',
  columns: [
    {
      key: 'warehouse_id', label: 'reservation_session.warehouse_id', required: true,
      field: reservationSessionFields.warehouse_id,
    },
    {
      key: 'lines.goods_id', label: 'screen.goods/reserved/import.column.goods', required: true,
      field: reservationSessionLineFields.goods_id,
    },
    {
      key: 'lines.quantity', label: 'reservation_session_line.quantity', required: true,
      field: reservationSessionLineFields.quantity,
    },
    { key: 'expires_at', label: 'reservation_session.expires_at', field: reservationSessionFields.expires_at },
    {
      key: 'tracking_codes', label: 'reservation_session.tracking_codes',
      field: reservationSessionFields.tracking_codes,
    },
    { key: 'note', label: 'reservation_session.note', field: reservationSessionFields.note },
  ],
  options: 'reserve-import-options',
};

export default function ReserveImport() {
  return <ImportScreen sheet={sheet} />;
}
