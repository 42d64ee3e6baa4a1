// Generated from schemas/stock/reservation-cancel-type.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const reservationCancelType = {
  name: 'reservation_cancel_type',
  type: 'string',
  values: [
    { value: 'manual', key: 'manual', tone: 'neutral' },
    { value: 'expired', key: 'expired', tone: 'warning' },
    { value: 'consumed', key: 'consumed', tone: 'success' },
    { value: 'order_canceled', key: 'order_canceled', tone: 'danger' },
    { value: 'changed', key: 'changed', tone: 'neutral' },
    { value: 'document_canceled', key: 'document_canceled', tone: 'danger' },
  ],
} as const satisfies EnumModel;

export type ReservationCancelType = (typeof reservationCancelType.values)[number]['value'];
