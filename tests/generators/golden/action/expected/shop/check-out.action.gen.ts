// Generated from schemas/shop/check-out.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { BillLine } from './bill-line.entity.gen.ts';

export type CheckOutActionInput = {
  paid: number;
  note: string | null;
  lines: BillLine[];
};

export type CheckOutActionResult = {
  bill_id: number;
  change: number;
};

export const checkOutActionFields = createFields({
  paid: { type: 'money', json: 'integer', required: true, minimum: 0 },
  note: { type: 'long_text', json: 'string', maxLength: 200 },
  lines: {
    type: 'rows', json: 'array', required: true, rows: { entity: 'bill_line', foreignKey: 'bill_id', min: 1, max: 100 },
  },
});

export const checkOutAction: ActionCall<CheckOutActionInput, CheckOutActionResult> = {
  url: '/shop/check-out',
};
