// Generated from schemas/stock/reservation-session.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import {
  reservationSessionDisplay,
  reservationSessionFields,
  reservationSessionRules,
} from './reservation-session.entity.gen.ts';

export const reservationSessionModel = createEntity({
  name: 'reservation_session',
  module: 'stock',
  owner: 'customer',
  fields: Object.values(reservationSessionFields),
  refillSql: {
    quantity: {
      text: '(SELECT COALESCE(sum(t_lines."quantity"), 0) FROM "reservation_session_line" t_lines WHERE t_lines."reservation_session_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [],
    },
  },
  display: reservationSessionDisplay,
  search: ['code'],
  unique: [{ key: 'code', fields: ['code'], message: 'messages.duplicate' }],
  index: [['created_at']],
  access: { read: ['goods_manager'], create: ['goods_reserved'], update: null, delete: null },
  lookup: ['goods_manager'],
  rules: reservationSessionRules,
});
