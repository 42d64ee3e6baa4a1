// Generated from schemas/pos/send-goods.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type SendGoodsActionInput = {
  ids: number[];
  to_warehouse_id: number;
  quantity: number;
  note: string | null;
};

export type SendGoodsActionResult = {
  /** Codes of the documents. */
  codes: string[];
};

export const sendGoodsActionFields = createFields({
  ids: {
    type: 'links', json: 'array', required: true, maxItems: 200,
    links: { entity: 'shop_shelf', table: '__ids', foreignKey: '_id', otherKey: 'shop_shelf_id' },
  },
  to_warehouse_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'warehouse', onDelete: 'restrict' },
  },
  quantity: { type: 'integer', json: 'integer', required: true, minimum: 1, maximum: 100000 },
  note: { type: 'text', json: 'string', maxLength: 200 },
});

export const sendGoodsAction: ActionCall<SendGoodsActionInput, SendGoodsActionResult> = {
  url: '/pos-send-goods',
};
