// Generated from schemas/stock/reservation-status.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const reservationStatus = {
  name: 'reservation_status',
  type: 'integer',
  values: [{ value: 1, key: 'active', tone: 'info' }, { value: 0, key: 'ended', tone: 'neutral' }],
} as const satisfies EnumModel;

export type ReservationStatus = (typeof reservationStatus.values)[number]['value'];
