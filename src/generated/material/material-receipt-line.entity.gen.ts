// Generated from schemas/material/material-receipt-line.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type ReceiptDetailStatus, receiptDetailStatus } from '#generated/_shared/receipt-detail-status.enum.gen.ts';
import { type TaxRate, taxRate } from '#generated/_shared/tax-rate.enum.gen.ts';
import type { MaterialReceipt } from './material-receipt.entity.gen.ts';
import { type MaterialUnit, materialUnit } from './material-unit.enum.gen.ts';

export type MaterialReceiptLine = {
  id: number;
  version: number;
  material_receipt_id: number;
  material_id: number;
  name: string | null;
  unit: MaterialUnit | null;
  /** Left empty it follows from the receipt. */
  lot_code: string | null;
  shade: string | null;
  rolls: number;
  expected: number | null;
  quantity: number;
  width_cm: number | null;
  location: string | null;
  defect_note: string | null;
  unit_price: number | null;
  tax_rate: TaxRate | null;
  amount: number | null;
  detail: ReceiptDetailStatus;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const materialReceiptLineFields = createFields({
  material_receipt_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'material_receipt', onDelete: 'restrict' },
  },
  material_id: {
    type: 'reference', json: 'integer', required: true,
    reference: { entity: 'material', onDelete: 'restrict', where: { active: true } },
    readOnlyIf: (c: Logic<MaterialReceiptLine, MaterialReceipt>) => ['posted', 'canceled'].includes(c.parent.status),
  },
  name: { type: 'text', json: 'string', readOnly: true, key: true, maxLength: 255, copyFrom: 'material_id.name' },
  unit: { type: 'enum', json: 'string', readOnly: true, enum: materialUnit, copyFrom: 'material_id.unit' },
  lot_code: {
    type: 'code', json: 'string', key: true, maxLength: 50,
    readOnlyIf: (c: Logic<MaterialReceiptLine, MaterialReceipt>) => ['posted', 'canceled'].includes(c.parent.status),
  },
  shade: {
    type: 'text', json: 'string', maxLength: 50,
    readOnlyIf: (c: Logic<MaterialReceiptLine, MaterialReceipt>) => ['posted', 'canceled'].includes(c.parent.status),
  },
  rolls: {
    type: 'integer', json: 'integer', required: true, minimum: 1, maximum: 10000, default: 1,
    readOnlyIf: (c: Logic<MaterialReceiptLine, MaterialReceipt>) => ['posted', 'canceled'].includes(c.parent.status),
  },
  expected: {
    type: 'decimal', json: 'number', minimum: 0, maximum: 1000000, multipleOf: 0.001, scale: 3,
    readOnlyIf: (c: Logic<MaterialReceiptLine, MaterialReceipt>) => ['posted', 'canceled'].includes(c.parent.status),
  },
  quantity: {
    type: 'decimal', json: 'number', required: true, minimum: 0.001, maximum: 1000000, multipleOf: 0.001, scale: 3,
    readOnlyIf: (c: Logic<MaterialReceiptLine, MaterialReceipt>) => ['posted', 'canceled'].includes(c.parent.status),
  },
  width_cm: {
    type: 'decimal', json: 'number', minimum: 0, maximum: 1000, multipleOf: 0.1, unit: 'cm', scale: 1,
    readOnlyIf: (c: Logic<MaterialReceiptLine, MaterialReceipt>) => ['posted', 'canceled'].includes(c.parent.status),
  },
  location: {
    type: 'text', json: 'string', maxLength: 50,
    readOnlyIf: (c: Logic<MaterialReceiptLine, MaterialReceipt>) => ['posted', 'canceled'].includes(c.parent.status),
  },
  defect_note: { type: 'text', json: 'string', maxLength: 200 },
  unit_price: {
    type: 'money', json: 'integer', minimum: 0, read: ['administration_goods_cost'],
    write: ['administration_goods_cost'],
  },
  tax_rate: {
    type: 'enum', json: 'integer', enum: taxRate, read: ['administration_goods_cost'],
    write: ['administration_goods_cost'],
  },
  amount: {
    type: 'money', json: 'integer', readOnly: true, read: ['administration_goods_cost'],
    compute: {
      stored: true,
      value: (c: Logic<MaterialReceiptLine, MaterialReceipt>) =>
        c.record.quantity != null ? Math.floor(c.record.quantity * (c.record.unit_price != null ? c.record.unit_price : 0) + 0.5) : null,
    },
  },
  detail: {
    type: 'enum', json: 'integer', required: true, default: 0, enum: receiptDetailStatus,
    readOnlyIf: (c: Logic<MaterialReceiptLine, MaterialReceipt>) => ['posted', 'canceled'].includes(c.parent.status),
  },
  ...standardFields,
});

export const materialReceiptLineRules: readonly RuleModel[] = [];

export const materialReceiptLineDisplay = [{ field: 'lot_code' }] as const;
