// Generated from schemas/shop/voided-bills.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type VoidedBillsActionInput = {
  ids: number[];
  reason: string;
};

export type VoidedBillsActionResult = {
  rows: unknown;
};

export const voidedBillsActionFields = createFields({
  ids: {
    type: 'links', json: 'array', required: true,
    links: { entity: 'bill', table: '__ids', foreignKey: '_id', otherKey: 'bill_id' },
  },
  reason: { type: 'text', json: 'string', required: true, maxLength: 200 },
});

export const voidedBillsAction: ActionCall<VoidedBillsActionInput, VoidedBillsActionResult> = {
  url: '/shop/voided-bills',
};
