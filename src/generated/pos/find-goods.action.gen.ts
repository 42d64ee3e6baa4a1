// Generated from schemas/pos/find-goods.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type FindGoodsActionInput = {
  pos_id: number;
  /** A whole barcode or SKU finds one. */
  text: string;
};

export type FindGoodsActionResult = {
  /** {id, sku, name, barcode, retail_price, wholesale_price, image, available}, the best first, 20 at most. */
  goods: unknown;
};

export const findGoodsActionFields = createFields({
  pos_id: { type: 'reference', json: 'integer', required: true, reference: { entity: 'pos', onDelete: 'restrict' } },
  text: { type: 'text', json: 'string', required: true, maxLength: 100 },
});

export const findGoodsAction: ActionCall<FindGoodsActionInput, FindGoodsActionResult> = {
  url: '/pos/find-goods',
};
