// Generated from schemas/warehouse/put-back.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import type { PutBackLine } from './put-back-line.entity.gen.ts';
import { type PutBackStatus, putBackStatus } from './put-back-status.enum.gen.ts';

export type PutBack = {
  id: number;
  version: number;
  code: string;
  order_id: number;
  delivery_order_id: string | null;
  warehouse_id: number;
  /** What they were picked into; empty where they are packed, or there was none. */
  basket_id: number | null;
  status: PutBackStatus;
  lines: PutBackLine[];
  quantity: number | null;
  done_by: number | null;
  done_at: string | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const putBackFields = createFields({
  code: {
    type: 'code', json: 'string', required: true, readOnly: true, key: true, maxLength: 30,
    number: { prefix: 'TK', per: 'day', digits: 5 },
  },
  order_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'order', onDelete: 'restrict' },
  },
  delivery_order_id: { type: 'code', json: 'string', maxLength: 50, copyFrom: 'order_id.delivery_order_id' },
  warehouse_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'warehouse', onDelete: 'restrict' },
  },
  basket_id: { type: 'reference', json: 'integer', reference: { entity: 'basket', onDelete: 'restrict' } },
  status: { type: 'enum', json: 'string', required: true, readOnly: true, enum: putBackStatus },
  lines: {
    type: 'rows', json: 'array',
    rows: { entity: 'put_back_line', foreignKey: 'put_back_id', max: 200, unique: ['goods_id'] },
  },
  quantity: {
    type: 'integer', json: 'integer', readOnly: true,
    compute: {
      stored: true,
      value: (c: Logic<PutBack>) => (c.record.lines ?? []).reduce((total, row) => total + (row.quantity ?? 0), 0),
    },
  },
  done_by: {
    type: 'reference', json: 'integer', readOnly: true, reference: { entity: 'account', onDelete: 'restrict' },
  },
  done_at: { type: 'date_time', json: 'string', readOnly: true },
  ...standardFields,
});

export const putBackRules: readonly RuleModel[] = [];

export const putBackDisplay = [{ field: 'code' }] as const;
