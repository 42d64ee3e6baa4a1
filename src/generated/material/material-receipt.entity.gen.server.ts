// Generated from schemas/material/material-receipt.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { materialReceiptDisplay, materialReceiptFields, materialReceiptRules } from './material-receipt.entity.gen.ts';
import { materialReceiptWorkflow } from './material-receipt.workflow.gen.ts';

export const materialReceiptModel = createEntity({
  name: 'material_receipt',
  module: 'material',
  owner: 'customer',
  fields: Object.values(materialReceiptFields),
  refillSql: {
    line_count: {
      text: '(SELECT count(*) FROM "material_receipt_line" t_lines WHERE t_lines."material_receipt_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [],
    },
    rolls: {
      text: '(SELECT COALESCE(sum(t_lines."rolls"), 0) FROM "material_receipt_line" t_lines WHERE t_lines."material_receipt_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [],
    },
    expected_quantity: {
      text: '(SELECT COALESCE(sum(CASE WHEN t_lines."expected" IS NOT NULL THEN t_lines."expected" ELSE t_lines."quantity" END::numeric), 0) FROM "material_receipt_line" t_lines WHERE t_lines."material_receipt_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [],
    },
    received_quantity: {
      text: '(SELECT COALESCE(sum(t_lines."quantity"::numeric), 0) FROM "material_receipt_line" t_lines WHERE t_lines."material_receipt_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [],
    },
    difference_percent: {
      text: 'CASE WHEN t."expected_quantity" > 0 THEN floor((t."received_quantity"::float8 - t."expected_quantity") * 100 / NULLIF(t."expected_quantity", 0) * 100 + 0.5) / 100 ELSE 0 END',
      params: [], after: ['material_receipt.expected_quantity', 'material_receipt.received_quantity'],
    },
    amount: {
      text: '(SELECT COALESCE(sum(floor(t_lines."quantity"::float8 * CASE WHEN t_lines."unit_price" IS NOT NULL THEN t_lines."unit_price" ELSE 0 END + 0.5)), 0) FROM "material_receipt_line" t_lines WHERE t_lines."material_receipt_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [],
    },
    tax: {
      text: '(SELECT COALESCE(sum(floor(t_lines."quantity"::float8 * CASE WHEN t_lines."unit_price" IS NOT NULL THEN t_lines."unit_price" ELSE 0 END * GREATEST(0, CASE WHEN t_lines."tax_rate" IS NOT NULL THEN t_lines."tax_rate" ELSE 0 END) / 100 + 0.5)), 0) FROM "material_receipt_line" t_lines WHERE t_lines."material_receipt_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL)',
      params: [],
    },
    payable: {
      text: '(t."amount"::float8 + t."tax")', params: [], after: ['material_receipt.amount', 'material_receipt.tax'],
    },
    uncosted: {
      text: '(SELECT count(*) FROM "material_receipt_line" t_lines WHERE t_lines."material_receipt_id" = t."id" AND t_lines."customer_id" = t."customer_id" AND t_lines."deleted_at" IS NULL AND t_lines."unit_price" IS NULL)',
      params: [],
    },
  },
  display: materialReceiptDisplay,
  search: ['code', 'invoice_no', 'requirement_code'],
  unique: [{ key: 'code', fields: ['code'], message: 'messages.duplicate' }],
  index: [['received_on'], ['status', 'received_on'], ['supplier_id', 'received_on']],
  access: {
    read: [
      'material_receipt_create', 'material_receipt_history', 'material_manager', 'administration_supply',
      'goods_production_requirement', 'administration_supplier',
    ],
    create: ['material_receipt_create'], update: ['material_receipt_create', 'material_receipt_history'], delete: null,
  },
  lookup: [
    'material_receipt_create', 'material_receipt_history', 'material_manager', 'administration_supply',
    'goods_production_requirement', 'administration_supplier',
  ],
  rules: materialReceiptRules,
  workflows: [materialReceiptWorkflow],
  live: true,
});
