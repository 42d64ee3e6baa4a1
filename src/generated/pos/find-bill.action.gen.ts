// Generated from schemas/pos/find-bill.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type FindBillActionInput = {
  pos_id: number;
  code: string;
};

export type FindBillActionResult = {
  /** One: {id, code, rounding, buyer_phone, buyer_name, goods}; of each article what was sold and paid, and what has come back. */
  bill: unknown;
};

export const findBillActionFields = createFields({
  pos_id: { type: 'reference', json: 'integer', required: true, reference: { entity: 'pos', onDelete: 'restrict' } },
  code: { type: 'code', json: 'string', required: true, maxLength: 30 },
});

export const findBillAction: ActionCall<FindBillActionInput, FindBillActionResult> = {
  url: '/pos/find-bill',
};
