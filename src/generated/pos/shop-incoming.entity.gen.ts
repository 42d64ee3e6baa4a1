// Generated from schemas/pos/shop-incoming.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type ShopIncoming = {
  id: string;
  goods_id: number;
  warehouse_id: number | null;
  incoming: number;
};

export const shopIncomingFields = createFields({
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  warehouse_id: {
    type: 'reference', json: 'integer', reference: { entity: 'warehouse', onDelete: 'restrict' },
    read: [
      'goods_transfer', 'goods_receipt_create', 'pos_goods_transfer', 'pos_goods_receipt_create',
      'administration_pos_goods_display_request', 'pos_goods_manager', 'goods_manager',
    ],
  },
  incoming: { type: 'integer', json: 'integer', required: true },
});

export const shopIncomingRules: readonly RuleModel[] = [];

export const shopIncomingDisplay = [{ field: 'goods_id' }] as const;
