// Generated from schemas/stock/reservation-session.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import type { ReservationSessionLine } from './reservation-session-line.entity.gen.ts';

export type ReservationSession = {
  id: number;
  version: number;
  code: string;
  warehouse_id: number;
  /** Empty: so many days from now as the company's setting `stock_reservation_days` says. */
  expires_at: string | null;
  /** Documents that it is kept for, by tracking numbers or codes separated by `;`: these are served first. */
  tracking_codes: string | null;
  note: string | null;
  lines: ReservationSessionLine[];
  quantity: number | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const reservationSessionFields = createFields({
  code: {
    type: 'code', json: 'string', required: true, readOnly: true, key: true, maxLength: 30,
    number: { prefix: 'GH', per: 'day', digits: 5 },
  },
  warehouse_id: {
    type: 'reference', json: 'integer', required: true, empty: 'messages.select_warehouse',
    reference: { entity: 'warehouse', onDelete: 'restrict', where: { active: true } },
  },
  expires_at: { type: 'date_time', json: 'string' },
  tracking_codes: { type: 'long_text', json: 'string', maxLength: 4000 },
  note: { type: 'text', json: 'string', maxLength: 200 },
  lines: {
    type: 'rows', json: 'array', required: true,
    rows: {
      entity: 'reservation_session_line', foreignKey: 'reservation_session_id', min: 1, max: 1000, unique: ['goods_id'],
    },
  },
  quantity: {
    type: 'integer', json: 'integer', readOnly: true,
    compute: {
      stored: true,
      value: (c: Logic<ReservationSession>) =>
        (c.record.lines ?? []).reduce((total, row) => total + (row.quantity ?? 0), 0),
    },
  },
  ...standardFields,
});

export const reservationSessionRules: readonly RuleModel[] = [
  {
    key: 'already_past',
    check: (c: Logic<ReservationSession>) => c.record.expires_at == null || c.record.expires_at > c.now,
    level: 'error', on: ['create'], message: 'rule.reservation.already_past', at: 'expires_at',
  },
];

export const reservationSessionDisplay = [{ field: 'code' }] as const;
