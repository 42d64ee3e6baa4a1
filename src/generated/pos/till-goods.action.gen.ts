// Generated from schemas/pos/till-goods.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type TillGoodsActionInput = {
  pos_id: number;
};

export type TillGoodsActionResult = {
  /** As of `/pos/find-goods`, 5,000 at most, and the combos that are sold as their parts. */
  goods: unknown;
};

export const tillGoodsActionFields = createFields({
  pos_id: { type: 'reference', json: 'integer', required: true, reference: { entity: 'pos', onDelete: 'restrict' } },
});

export const tillGoodsAction: ActionCall<TillGoodsActionInput, TillGoodsActionResult> = {
  url: '/pos/till-goods',
};
