// Generated from schemas/warehouse/transfer-goods.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type TransferGoodsActionInput = {
  ids: number[];
  from_warehouse_id: number;
  to_warehouse_id: number;
  quantity: number;
  note: string | null;
};

export type TransferGoodsActionResult = {
  done: number[];
};

export const transferGoodsActionFields = createFields({
  ids: {
    type: 'links', json: 'array', required: true, maxItems: 200,
    links: { entity: 'goods', table: '__ids', foreignKey: '_id', otherKey: 'goods_id' },
  },
  from_warehouse_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'warehouse', onDelete: 'restrict' },
  },
  to_warehouse_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'warehouse', onDelete: 'restrict' },
  },
  quantity: { type: 'integer', json: 'integer', required: true, minimum: 1, maximum: 100000 },
  note: { type: 'text', json: 'string', maxLength: 200 },
});

export const transferGoodsAction: ActionCall<TransferGoodsActionInput, TransferGoodsActionResult> = {
  url: '/goods-transfer-selected',
};
