// Generated from schemas/stock/reserve-goods.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type ReserveGoodsActionInput = {
  ids: number[];
  warehouse_id: number;
  quantity: number;
  expires_at: string | null;
  tracking_codes: string | null;
  note: string | null;
};

export type ReserveGoodsActionResult = {
  done: number[];
};

export const reserveGoodsActionFields = createFields({
  ids: {
    type: 'links', json: 'array', required: true, maxItems: 1000,
    links: { entity: 'goods', table: '__ids', foreignKey: '_id', otherKey: 'goods_id' },
  },
  warehouse_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'warehouse', onDelete: 'restrict' },
  },
  quantity: { type: 'integer', json: 'integer', required: true, minimum: 1, maximum: 100000 },
  expires_at: { type: 'date_time', json: 'string' },
  tracking_codes: { type: 'long_text', json: 'string', maxLength: 4000 },
  note: { type: 'text', json: 'string', maxLength: 200 },
});

export const reserveGoodsAction: ActionCall<ReserveGoodsActionInput, ReserveGoodsActionResult> = {
  url: '/goods-reserve',
};
