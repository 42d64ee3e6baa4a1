// Generated from schemas/stock/reservation.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { reservationDisplay, reservationFields, reservationRules } from './reservation.entity.gen.ts';

export const reservationModel = createEntity({
  name: 'reservation',
  module: 'stock',
  written: 'module',
  owner: 'customer',
  fields: Object.values(reservationFields),
  computeSql: {
    session_code: {
      text: "CASE WHEN t.\"document_type\" IS NOT NULL AND t.\"document_type\" = 'manual' THEN t.\"document_code\" ELSE NULL END",
      params: [],
    },
    used_quantity: {
      text: "(CASE WHEN t.\"cancel_type\" IS NOT NULL AND t.\"cancel_type\" = 'consumed' THEN t.\"quantity\" ELSE 0 END::float8 + CASE WHEN t.\"drawn_quantity\" IS NOT NULL THEN t.\"drawn_quantity\" ELSE 0 END)",
      params: [],
    },
  },
  display: reservationDisplay,
  search: ['document_code'],
  unique: [
    {
      key: 'held',
      fields: [
        'goods_id', 'warehouse_id', 'cell_id', 'lot', 'expired_date', 'uid', 'quality', 'owner_id', 'document_type',
        'document_id',
      ],
      message: 'messages.duplicate', nulls: 'same', where: { text: '(t."status" = 1)', params: [] },
    },
  ],
  checks: [{ key: 'quantity', sql: { text: '(t."quantity" > 0)', params: [] }, message: 'rule.reservation.quantity' }],
  index: [
    ['document_code'],
    ['document_type', 'document_id'],
    ['status', 'expires_at'],
    ['status', 'reserved_at'],
    ['priority_id'],
  ],
  access: {
    read: ['goods_manager', 'administration_priority_goods_quantity'], create: null, update: null, delete: null,
  },
  lookup: ['goods_manager', 'administration_priority_goods_quantity'],
  rules: reservationRules,
  audit: false,
  softDelete: false,
  selection: 'warehouse_id',
});
