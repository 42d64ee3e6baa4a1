// Generated from schemas/pos/check-out.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import type { FieldModel } from '#contract/model.ts';
import type { PosSaleLine } from './pos-sale-line.entity.gen.ts';

export type CheckOutActionInput = {
  pos_id: number;
  /** What the till has shown: prices may have changed since. */
  total: number;
  cash: number;
  buyer_phone: string | null;
  buyer_name: string | null;
  lines: PosSaleLine[];
};

export type CheckOutActionResult = {
  sale_id: number;
  code: string;
  change: number;
};

export const checkOutActionFields = {
  pos_id: {
    name: 'pos_id', type: 'reference', json: 'integer', required: true,
    reference: { entity: 'pos', onDelete: 'restrict' },
  },
  total: { name: 'total', type: 'money', json: 'integer', required: true, minimum: 0 },
  cash: { name: 'cash', type: 'money', json: 'integer', required: true, minimum: 0 },
  buyer_phone: { name: 'buyer_phone', type: 'phone', json: 'string', maxLength: 20 },
  buyer_name: { name: 'buyer_name', type: 'text', json: 'string', maxLength: 100 },
  lines: {
    name: 'lines', type: 'rows', json: 'array', required: true,
    rows: { entity: 'pos_sale_line', foreignKey: 'sale_id', min: 1, max: 200 },
  },
} as const satisfies Record<string, FieldModel>;

export const checkOutAction: ActionCall<CheckOutActionInput, CheckOutActionResult> = {
  url: '/pos/check-out',
};
