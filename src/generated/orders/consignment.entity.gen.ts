// Generated from schemas/orders/consignment.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import type { ConsignmentLine } from './consignment-line.entity.gen.ts';
import { type ConsignmentStatus, consignmentStatus } from './consignment-status.enum.gen.ts';

export type Consignment = {
  id: number;
  version: number;
  code: string;
  consignee_id: number;
  warehouse_id: number;
  status: ConsignmentStatus;
  expires_on: string | null;
  quantity: number | null;
  released_quantity: number | null;
  remaining: number | null;
  value: number | null;
  note: string | null;
  lines: ConsignmentLine[];
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const consignmentFields = createFields({
  code: {
    type: 'code', json: 'string', required: true, readOnly: true, key: true, maxLength: 30,
    number: { prefix: 'KG', per: 'day', digits: 5 },
  },
  consignee_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'consignee', onDelete: 'restrict' },
  },
  warehouse_id: {
    type: 'reference', json: 'integer', required: true, empty: 'messages.select_warehouse',
    reference: { entity: 'warehouse', onDelete: 'restrict', where: { active: true } },
    readOnlyIf: (c: Logic<Consignment>) => (c.record.released_quantity == null ? 0 : c.record.released_quantity) > 0,
  },
  status: { type: 'enum', json: 'integer', required: true, readOnly: true, enum: consignmentStatus },
  expires_on: { type: 'date', json: 'string' },
  quantity: {
    type: 'integer', json: 'integer', readOnly: true,
    compute: {
      stored: true,
      value: (c: Logic<Consignment>) => (c.record.lines ?? []).reduce((total, row) => total + (row.quantity ?? 0), 0),
    },
  },
  released_quantity: {
    type: 'integer', json: 'integer', readOnly: true,
    compute: {
      stored: true,
      value: (c: Logic<Consignment>) =>
        (c.record.lines ?? []).reduce((total, row) => total + (row.released_quantity ?? 0), 0),
    },
  },
  remaining: {
    type: 'integer', json: 'integer', readOnly: true,
    compute: {
      stored: true,
      value: (c: Logic<Consignment>) =>
        (c.record.lines ?? []).reduce((total, row) => total + (row.quantity != null && row.released_quantity != null ? row.quantity - row.released_quantity : 0), 0),
    },
  },
  value: {
    type: 'money', json: 'integer', readOnly: true, read: ['order_detail_price'],
    compute: {
      stored: true,
      value: (c: Logic<Consignment>) =>
        (c.record.lines ?? []).reduce((total, row) => total + (row.quantity != null ? row.quantity * (row.unit_price == null ? 0 : row.unit_price) : 0), 0),
    },
  },
  note: { type: 'long_text', json: 'string', maxLength: 500 },
  lines: {
    type: 'rows', json: 'array', required: true,
    rows: { entity: 'consignment_line', foreignKey: 'consignment_id', min: 1, max: 1000, unique: ['goods_id'] },
    readOnlyIf: (c: Logic<Consignment>) => (c.record.released_quantity == null ? 0 : c.record.released_quantity) > 0,
  },
  ...standardFields,
});

export const consignmentRules: readonly RuleModel[] = [];

export const consignmentDisplay = [{ field: 'code' }] as const;
