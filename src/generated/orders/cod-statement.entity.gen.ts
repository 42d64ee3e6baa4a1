// Generated from schemas/orders/cod-statement.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type Carrier, carrier } from '#generated/_shared/carrier.enum.gen.ts';
import type { CodStatementLine } from './cod-statement-line.entity.gen.ts';
import { type CodStatementStatus, codStatementStatus } from './cod-statement-status.enum.gen.ts';

export type CodStatement = {
  id: number;
  version: number;
  code: string;
  delivery_company: Carrier;
  paid_on: string;
  bank_ref: string | null;
  status: CodStatementStatus;
  line_count: number | null;
  expected: number | null;
  received: number | null;
  fee: number | null;
  difference: number | null;
  note: string | null;
  lines: CodStatementLine[];
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const codStatementFields = createFields({
  code: {
    type: 'code', json: 'string', required: true, readOnly: true, key: true, maxLength: 30,
    number: { prefix: 'DS', per: 'day', digits: 5 },
  },
  delivery_company: { type: 'enum', json: 'string', required: true, enum: carrier },
  paid_on: { type: 'date', json: 'string', required: true },
  bank_ref: { type: 'code', json: 'string', key: true, maxLength: 50 },
  status: { type: 'enum', json: 'string', required: true, readOnly: true, enum: codStatementStatus },
  line_count: {
    type: 'integer', json: 'integer', readOnly: true,
    compute: { stored: true, value: (c: Logic<CodStatement>) => (c.record.lines ?? []).length },
  },
  expected: {
    type: 'money', json: 'integer', readOnly: true,
    compute: {
      stored: true,
      value: (c: Logic<CodStatement>) =>
        (c.record.lines ?? []).reduce((total, row) => total + (row.expected == null ? 0 : row.expected), 0),
    },
  },
  received: {
    type: 'money', json: 'integer', readOnly: true,
    compute: {
      stored: true,
      value: (c: Logic<CodStatement>) => (c.record.lines ?? []).reduce((total, row) => total + (row.received ?? 0), 0),
    },
  },
  fee: {
    type: 'money', json: 'integer', readOnly: true,
    compute: {
      stored: true,
      value: (c: Logic<CodStatement>) => (c.record.lines ?? []).reduce((total, row) => total + (row.fee ?? 0), 0),
    },
  },
  difference: {
    type: 'money', json: 'integer', readOnly: true,
    compute: {
      stored: true,
      value: (c: Logic<CodStatement>) =>
        (c.record.lines ?? []).reduce((total, row) => total + (row.received != null ? row.received - (row.expected == null ? 0 : row.expected) : 0), 0),
    },
  },
  note: { type: 'long_text', json: 'string', maxLength: 500 },
  lines: {
    type: 'rows', json: 'array', required: true,
    rows: {
      entity: 'cod_statement_line', foreignKey: 'statement_id', min: 1, max: 1000, unique: ['delivery_order_id'],
    },
  },
  ...standardFields,
});

export const codStatementRules: readonly RuleModel[] = [];

export const codStatementDisplay = [{ field: 'code' }] as const;
