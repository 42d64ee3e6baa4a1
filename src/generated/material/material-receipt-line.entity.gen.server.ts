// Generated from schemas/material/material-receipt-line.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import {
  materialReceiptLineDisplay,
  materialReceiptLineFields,
  materialReceiptLineRules,
} from './material-receipt-line.entity.gen.ts';

export const materialReceiptLineModel = createEntity({
  name: 'material_receipt_line',
  module: 'material',
  owner: 'customer',
  fields: Object.values(materialReceiptLineFields),
  refillSql: {
    amount: {
      text: 'floor(t."quantity"::float8 * CASE WHEN t."unit_price" IS NOT NULL THEN t."unit_price" ELSE 0 END + 0.5)',
      params: [],
    },
  },
  display: materialReceiptLineDisplay,
  search: ['lot_code', 'name'],
  index: [['material_id']],
  access: {
    read: [
      'material_receipt_create', 'material_receipt_history', 'material_manager', 'administration_supply',
      'goods_production_requirement', 'administration_supplier',
    ],
    create: null, update: null, delete: null,
  },
  lookup: [
    'material_receipt_create', 'material_receipt_history', 'material_manager', 'administration_supply',
    'goods_production_requirement', 'administration_supplier',
  ],
  rules: materialReceiptLineRules,
  parent: { entity: 'material_receipt', foreignKey: 'material_receipt_id', field: 'lines' },
});
