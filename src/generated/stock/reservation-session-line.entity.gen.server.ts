// Generated from schemas/stock/reservation-session-line.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import {
  reservationSessionLineDisplay,
  reservationSessionLineFields,
  reservationSessionLineRules,
} from './reservation-session-line.entity.gen.ts';

export const reservationSessionLineModel = createEntity({
  name: 'reservation_session_line',
  module: 'stock',
  owner: 'customer',
  fields: Object.values(reservationSessionLineFields),
  display: reservationSessionLineDisplay,
  search: ['sku', 'name'],
  access: { read: ['goods_manager'], create: null, update: null, delete: null },
  lookup: ['goods_manager'],
  rules: reservationSessionLineRules,
  parent: { entity: 'reservation_session', foreignKey: 'reservation_session_id', field: 'lines' },
});
