// Generated from schemas/orders/market-order-line.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type MarketOrderLine = {
  id: number;
  version: number;
  market_order_id: number;
  platform_sku: string | null;
  name: string;
  quantity: number;
  price: number | null;
  listing_map_id: number;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const marketOrderLineFields = createFields({
  market_order_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'market_order', onDelete: 'restrict' },
  },
  platform_sku: { type: 'code', json: 'string', key: true, maxLength: 100 },
  name: { type: 'text', json: 'string', required: true, key: true, ordered: true, maxLength: 500 },
  quantity: { type: 'integer', json: 'integer', required: true, minimum: 1 },
  price: { type: 'money', json: 'integer', minimum: 0, read: ['order_detail_price'] },
  listing_map_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'listing_map', onDelete: 'restrict' },
  },
  ...standardFields,
});

export const marketOrderLineRules: readonly RuleModel[] = [];

export const marketOrderLineDisplay = [{ field: 'name' }, ' × ', { field: 'quantity' }] as const;
