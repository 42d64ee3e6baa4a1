// Generated from schemas/material/material-reservation.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import {
  materialReservationDisplay,
  materialReservationFields,
  materialReservationRules,
} from './material-reservation.entity.gen.ts';

export const materialReservationModel = createEntity({
  name: 'material_reservation',
  module: 'material',
  written: 'module',
  owner: 'customer',
  fields: Object.values(materialReservationFields),
  display: materialReservationDisplay,
  search: ['document_code'],
  unique: [{ key: 'document', fields: ['document_code', 'material_id'], message: 'messages.duplicate' }],
  checks: [
    {
      key: 'floor',
      sql: { text: '(floor((t."issued"::float8 - t."returned" - t."consumed") * 1000 + 0.5) / 1000 >= 0)', params: [] },
      message: 'rule.material_reservation.floor',
    },
    {
      key: 'quantity', sql: { text: '(t."quantity" >= 0)', params: [] }, message: 'rule.material_reservation.quantity',
    },
  ],
  index: [['material_id']],
  access: {
    read: ['material_manager', 'administration_supply', 'goods_production_requirement'], create: null, update: null,
    delete: null,
  },
  lookup: ['material_manager', 'administration_supply', 'goods_production_requirement'],
  rules: materialReservationRules,
  audit: false,
  softDelete: false,
});
