// Generated from schemas/goods/scan-goods.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type ScanGoodsActionInput = {
  code: string;
};

export type ScanGoodsActionResult = {
  /** {goods_id, goods_id.label, quantity} of the article; of a piece its `uid` too, and `piece_by`. Empty: no code of ours. */
  rows: unknown;
};

export const scanGoodsActionFields = createFields({
  code: { type: 'text', json: 'string', required: true, maxLength: 100 },
});

export const scanGoodsAction: ActionCall<ScanGoodsActionInput, ScanGoodsActionResult> = {
  url: '/goods-scanned',
};
