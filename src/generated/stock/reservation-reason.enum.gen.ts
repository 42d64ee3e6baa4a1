// Generated from schemas/stock/reservation-reason.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const reservationReason = {
  name: 'reservation_reason',
  type: 'string',
  values: [
    { value: 'manual', key: 'manual', tone: 'neutral' },
    { value: 'order', key: 'order', tone: 'info' },
    { value: 'transfer', key: 'transfer', tone: 'progress' },
    { value: 'consignment', key: 'consignment', tone: 'info' },
    { value: 'priority', key: 'priority', tone: 'info' },
    { value: 'unshelved', key: 'unshelved', tone: 'warning' },
    { value: 'assembly', key: 'assembly', tone: 'progress' },
    { value: 'lead', key: 'lead', tone: 'info' },
    { value: 'distribution', key: 'distribution', tone: 'info' },
  ],
} as const satisfies EnumModel;

export type ReservationReason = (typeof reservationReason.values)[number]['value'];
