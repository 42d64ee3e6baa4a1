// Generated from schemas/material/material-receipt.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import type { MaterialReceiptLine } from './material-receipt-line.entity.gen.ts';
import { type MaterialReceiptStatus, materialReceiptStatus } from './material-receipt-status.enum.gen.ts';

export type MaterialReceipt = {
  id: number;
  version: number;
  code: string;
  supplier_id: number;
  warehouse_id: number;
  /** Production requirement that it was bought for. */
  requirement_code: string | null;
  invoice_no: string | null;
  received_on: string;
  status: MaterialReceiptStatus;
  images: string[] | null;
  lines: MaterialReceiptLine[];
  line_count: number | null;
  rolls: number;
  expected_quantity: number;
  received_quantity: number;
  difference_percent: number;
  amount: number;
  tax: number;
  payable: number | null;
  /** Lines without a price. */
  uncosted: number | null;
  note: string | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const materialReceiptFields = createFields({
  code: {
    type: 'code', json: 'string', required: true, readOnly: true, key: true, maxLength: 30,
    number: { prefix: 'NL', per: 'day', digits: 5 },
  },
  supplier_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'supplier', onDelete: 'restrict' },
    readOnlyIf: (c: Logic<MaterialReceipt>) => ['posted', 'canceled'].includes(c.record.status),
  },
  warehouse_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'warehouse', onDelete: 'restrict' },
    readOnlyIf: (c: Logic<MaterialReceipt>) => ['posted', 'canceled'].includes(c.record.status),
  },
  requirement_code: {
    type: 'code', json: 'string', key: true, maxLength: 50,
    readOnlyIf: (c: Logic<MaterialReceipt>) => ['posted', 'canceled'].includes(c.record.status),
  },
  invoice_no: { type: 'code', json: 'string', key: true, maxLength: 50 },
  received_on: {
    type: 'date', json: 'string', required: true,
    readOnlyIf: (c: Logic<MaterialReceipt>) => ['posted', 'canceled'].includes(c.record.status),
  },
  status: { type: 'enum', json: 'string', required: true, readOnly: true, enum: materialReceiptStatus },
  images: { type: 'images', json: 'array', maxItems: 20, file: { batch: 10 } },
  lines: {
    type: 'rows', json: 'array', rows: { entity: 'material_receipt_line', foreignKey: 'material_receipt_id', max: 500 },
  },
  line_count: {
    type: 'integer', json: 'integer', readOnly: true,
    compute: { stored: true, value: (c: Logic<MaterialReceipt>) => (c.record.lines ?? []).length },
  },
  rolls: {
    type: 'integer', json: 'integer', required: true, readOnly: true,
    compute: {
      stored: true,
      value: (c: Logic<MaterialReceipt>) => (c.record.lines ?? []).reduce((total, row) => total + (row.rolls ?? 0), 0),
    },
  },
  expected_quantity: {
    type: 'decimal', json: 'number', required: true, readOnly: true, multipleOf: 0.001, scale: 3,
    compute: {
      stored: true,
      value: (c: Logic<MaterialReceipt>) =>
        (c.record.lines ?? []).reduce((total, row) => total + Math.round(((row.expected != null ? true : row.quantity != null) ? (row.expected != null ? row.expected : row.quantity) : 0) * 1000), 0) / 1000,
    },
  },
  received_quantity: {
    type: 'decimal', json: 'number', required: true, readOnly: true, multipleOf: 0.001, scale: 3,
    compute: {
      stored: true,
      value: (c: Logic<MaterialReceipt>) =>
        (c.record.lines ?? []).reduce((total, row) => total + Math.round((row.quantity ?? 0) * 1000), 0) / 1000,
    },
  },
  difference_percent: {
    type: 'decimal', json: 'number', required: true, readOnly: true, multipleOf: 0.01, unit: '%', scale: 2, turn: 1,
    compute: {
      stored: true,
      value: (c: Logic<MaterialReceipt>) =>
        c.record.expected_quantity != null && c.record.expected_quantity > 0 ? (c.record.received_quantity != null ? Math.floor((c.record.received_quantity - c.record.expected_quantity) * 100 / c.record.expected_quantity * 100 + 0.5) / 100 : null) : 0,
    },
  },
  amount: {
    type: 'money', json: 'integer', required: true, readOnly: true, read: ['administration_goods_cost'],
    compute: {
      stored: true,
      value: (c: Logic<MaterialReceipt>) =>
        (c.record.lines ?? []).reduce((total, row) => total + (row.quantity != null ? Math.floor(row.quantity * (row.unit_price != null ? row.unit_price : 0) + 0.5) : 0), 0),
    },
  },
  tax: {
    type: 'money', json: 'integer', required: true, readOnly: true, read: ['administration_goods_cost'],
    compute: {
      stored: true,
      value: (c: Logic<MaterialReceipt>) =>
        (c.record.lines ?? []).reduce((total, row) => total + (row.quantity != null ? Math.floor(row.quantity * (row.unit_price != null ? row.unit_price : 0) * Math.max(0, row.tax_rate != null ? row.tax_rate : 0) / 100 + 0.5) : 0), 0),
    },
  },
  payable: {
    type: 'money', json: 'integer', readOnly: true, read: ['administration_goods_cost'], turn: 1,
    compute: {
      stored: true,
      value: (c: Logic<MaterialReceipt>) =>
        c.record.amount != null && c.record.tax != null ? c.record.amount + c.record.tax : null,
    },
  },
  uncosted: {
    type: 'integer', json: 'integer', readOnly: true, read: ['administration_goods_cost'],
    compute: {
      stored: true,
      value: (c: Logic<MaterialReceipt>) => (c.record.lines ?? []).filter((row) => row.unit_price == null).length,
    },
  },
  note: { type: 'long_text', json: 'string', maxLength: 500 },
  ...standardFields,
});

export const materialReceiptRules: readonly RuleModel[] = [
  {
    key: 'difference_noted',
    check: (c: Logic<MaterialReceipt>) =>
      c.record.difference_percent == null || -2 <= c.record.difference_percent && c.record.difference_percent <= 2 || c.record.note != null,
    level: 'error', on: ['create', 'update'], message: 'rule.material_receipt.difference_noted', at: 'note',
  },
];

export const materialReceiptDisplay = [{ field: 'code' }] as const;
