// Generated from schemas/stock/reserve.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { reservationSessionLineFields, reservationSessionLineRules } from './reservation-session-line.entity.gen.ts';
import { reservationSessionFields, reservationSessionRules } from './reservation-session.entity.gen.ts';

export const form = createForm({
  screen: 'goods/reserved/create',
  route: '/goods/reserved/create',
  resource: 'reservation_session',
  title: 'screen.goods/reserved/create.title',
  mode: 'create',
  permissions: ['goods_reserved'],
  sections: [
    {
      key: 'main', label: 'screen.goods/reserved/create.section.main', columns: 2,
      inputs: [
        input(reservationSessionFields.warehouse_id, { label: 'reservation_session.warehouse_id' }),
        input(reservationSessionFields.expires_at, {
          label: 'reservation_session.expires_at', help: 'screen.goods/reserved/create.help.expires_at',
        }),
        input(reservationSessionFields.tracking_codes, {
          label: 'reservation_session.tracking_codes', span: 2,
          help: 'screen.goods/reserved/create.help.tracking_codes',
        }),
        input(reservationSessionFields.note, { label: 'reservation_session.note', span: 2 }),
      ],
    },
    {
      key: 'lines', label: 'screen.goods/reserved/create.section.lines',
      inputs: [
        input(reservationSessionFields.lines, {
          label: 'reservation_session.lines',
          beside: {
            url: '/goods-available', of: 'goods_id', with: { warehouse_id: 'warehouse_id' },
            show: [{ key: 'available', label: 'screen.goods/reserved/create.beside.available' }], most: 'quantity',
          },
          rows: [
            input(reservationSessionLineFields.goods_id, { label: 'reservation_session_line.goods_id' }),
            input(reservationSessionLineFields.quantity, { label: 'reservation_session_line.quantity' }),
          ],
        }),
      ],
    },
    {
      key: 'sums', label: 'screen.goods/reserved/create.section.sums',
      inputs: [input(reservationSessionFields.quantity, { label: 'reservation_session.quantity' })],
    },
  ],
  models: {
    reservation_session: {
      name: 'reservation_session', fields: Object.values(reservationSessionFields), rules: reservationSessionRules,
    },
    reservation_session_line: {
      name: 'reservation_session_line', fields: Object.values(reservationSessionLineFields),
      rules: reservationSessionLineRules,
      parent: { entity: 'reservation_session', foreignKey: 'reservation_session_id', field: 'lines' },
    },
  },
  validate: () => import('#generated/built/stock/reservation-session.validate.gen.js'),
  submit: { success: 'messages.reserved', next: '/goods/reserved' },
  draft: true,
  display: [{ field: 'code' }],
});

export default function ReserveForm() {
  return <FormScreen form={form} />;
}
