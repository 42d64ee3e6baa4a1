// Generated from schemas/orders/cod-statement-line.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import { type CodLineState, codLineState } from './cod-line-state.enum.gen.ts';

export type CodStatementLine = {
  id: number;
  version: number;
  statement_id: number;
  delivery_order_id: string;
  order_id: number | null;
  expected: number | null;
  received: number;
  fee: number;
  state: CodLineState | null;
  reason: string | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const codStatementLineFields = createFields({
  statement_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'cod_statement', onDelete: 'restrict' },
  },
  delivery_order_id: { type: 'tracking', json: 'string', required: true, key: true, maxLength: 50 },
  order_id: {
    type: 'reference', json: 'integer', readOnly: true, reference: { entity: 'order', onDelete: 'restrict' },
  },
  expected: { type: 'money', json: 'integer', readOnly: true },
  received: { type: 'money', json: 'integer', required: true, minimum: 0 },
  fee: { type: 'money', json: 'integer', required: true, minimum: 0, default: 0 },
  state: { type: 'enum', json: 'string', readOnly: true, enum: codLineState },
  reason: { type: 'text', json: 'string', maxLength: 200 },
  ...standardFields,
});

export const codStatementLineRules: readonly RuleModel[] = [];

export const codStatementLineDisplay = [{ field: 'delivery_order_id' }] as const;
