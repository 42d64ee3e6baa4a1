// Generated from schemas/stock/extend-reservation.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { Reservation } from './reservation.entity.gen.ts';

export type ExtendReservationActionInput = {
  expires_at: string;
};

export const extendReservationActionFields = createFields({
  expires_at: { type: 'date_time', json: 'string', required: true },
});

export const extendReservationAction: RecordAction = {
  key: 'extend_reservation',
  entity: 'reservation',
  permissions: ['goods_reserved'],
  guard: (c: Logic<Reservation>) => c.record.status === 1 && !['order', 'priority', 'lead'].includes(c.record.reason),
  guardMessage: 'rule.reservation.not_by_hand',
  form: 'extend-reservation',
  begins: { expires_at: 'expires_at' },
  success: 'messages.reservations_extended',
  bulk: true,
};
