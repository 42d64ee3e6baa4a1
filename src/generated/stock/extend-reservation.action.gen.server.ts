// Generated from schemas/stock/extend-reservation.action.json. Edit that file and run `npm run generate`.
import type { ActionModel } from '#contract/action.ts';
import { validate } from '#generated/built/stock/extend-reservation.action.validate.gen.js';
import { extendReservationAction, extendReservationActionFields } from './extend-reservation.action.gen.ts';

export const extendReservationActionModel: ActionModel = {
  key: 'extend_reservation',
  stem: 'extend-reservation',
  module: 'stock',
  records: extendReservationAction,
  permissions: ['goods_reserved'],
  input: Object.values(extendReservationActionFields),
  validate,
};
