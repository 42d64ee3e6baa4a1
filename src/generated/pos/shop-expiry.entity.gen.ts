// Generated from schemas/pos/shop-expiry.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type ShopExpiry = {
  id: string;
  goods_id: number;
  warehouse_id: number;
  nearest_expiry: string | null;
};

export const shopExpiryFields = createFields({
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  warehouse_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'warehouse', onDelete: 'restrict' },
  },
  nearest_expiry: { type: 'date', json: 'string' },
});

export const shopExpiryRules: readonly RuleModel[] = [];

export const shopExpiryDisplay = [{ field: 'goods_id' }] as const;
