// Generated from schemas/market/listing-map.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type ListingStatus, listingStatus } from './listing-status.enum.gen.ts';

export type ListingMap = {
  id: number;
  version: number;
  shop_connection_id: number;
  platform_item_id: string;
  platform_model_id: string | null;
  platform_sku: string | null;
  platform_name: string;
  goods_id: number | null;
  /** Sold as its parts. */
  combo_id: number | null;
  /** Pieces of the goods, or combos, in one article of the shop. */
  multiplier: number;
  /** What the marketplace was given to sell the last time. */
  last_quantity: number | null;
  /** What the marketplace was told the last time that one article costs. */
  last_price: number | null;
  last_synced_at: string | null;
  /** Why the marketplace refused the last quantity; the one before holds there. */
  error: string | null;
  /** Why the marketplace refused the last price; the one before holds there. */
  price_error: string | null;
  status: ListingStatus | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const listingMapFields = createFields({
  shop_connection_id: {
    type: 'reference', json: 'integer', required: true, readOnly: true,
    reference: { entity: 'shop_connection', onDelete: 'restrict' },
  },
  platform_item_id: { type: 'code', json: 'string', required: true, readOnly: true, maxLength: 50 },
  platform_model_id: { type: 'code', json: 'string', readOnly: true, maxLength: 50 },
  platform_sku: { type: 'code', json: 'string', readOnly: true, key: true, maxLength: 100 },
  platform_name: {
    type: 'text', json: 'string', required: true, readOnly: true, key: true, ordered: true, maxLength: 500,
  },
  goods_id: { type: 'reference', json: 'integer', reference: { entity: 'goods', onDelete: 'restrict' } },
  combo_id: {
    type: 'reference', json: 'integer',
    reference: { entity: 'combo', onDelete: 'restrict', where: { active: true, is_physical: false } },
  },
  multiplier: { type: 'integer', json: 'integer', required: true, minimum: 1, maximum: 1000, default: 1 },
  last_quantity: { type: 'integer', json: 'integer', readOnly: true },
  last_price: { type: 'money', json: 'integer', readOnly: true },
  last_synced_at: { type: 'date_time', json: 'string', readOnly: true },
  error: { type: 'text', json: 'string', readOnly: true, maxLength: 500 },
  price_error: { type: 'text', json: 'string', readOnly: true, maxLength: 500 },
  status: {
    type: 'enum', json: 'string', readOnly: true, enum: listingStatus,
    compute: {
      stored: true,
      value: (c: Logic<ListingMap>) =>
        c.record.goods_id == null && c.record.combo_id == null ? 'unlinked' : (c.record.error == null && c.record.price_error == null ? 'linked' : 'error'),
    },
  },
  ...standardFields,
});

export const listingMapRules: readonly RuleModel[] = [
  {
    key: 'one_of_both',
    check: (c: Logic<ListingMap>) => c.record.goods_id == null || c.record.combo_id == null,
    level: 'error', on: ['create', 'update'], message: 'rule.listing_map.one_of_both', at: 'combo_id',
  },
];

export const listingMapDisplay = [{ field: 'platform_name' }] as const;
