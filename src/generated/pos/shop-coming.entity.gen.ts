// Generated from schemas/pos/shop-coming.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type ShopComing = {
  id: string;
  /** 1 receipt, 2 transfer. */
  part: number;
  line_id: number;
  goods_id: number;
  warehouse_id: number | null;
  quantity: number | null;
};

export const shopComingFields = createFields({
  part: { type: 'integer', json: 'integer', required: true },
  line_id: { type: 'integer', json: 'integer', required: true },
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  warehouse_id: {
    type: 'reference', json: 'integer', reference: { entity: 'warehouse', onDelete: 'restrict' },
    read: [
      'goods_transfer', 'goods_receipt_create', 'pos_goods_transfer', 'pos_goods_receipt_create',
      'administration_pos_goods_display_request', 'pos_goods_manager',
    ],
  },
  quantity: { type: 'integer', json: 'integer' },
});

export const shopComingRules: readonly RuleModel[] = [];

export const shopComingDisplay = [{ field: 'goods_id' }] as const;
