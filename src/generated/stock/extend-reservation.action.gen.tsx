// Generated from schemas/stock/extend-reservation.action.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { extendReservationActionFields } from './extend-reservation.action.gen.ts';

export const form = createForm({
  screen: 'extend-reservation',
  title: 'reservation.action.extend_reservation',
  mode: 'dialog',
  permissions: ['goods_reserved'],
  sections: [
    {
      key: 'input', label: 'reservation.action.extend_reservation',
      inputs: [input(extendReservationActionFields.expires_at, { label: 'extend-reservation.expires_at' })],
    },
  ],
  models: {
    'extend-reservation': {
      name: 'extend-reservation', fields: Object.values(extendReservationActionFields), rules: [],
    },
  },
  validate: () => import('#generated/built/stock/extend-reservation.action.validate.gen.js'),
});
