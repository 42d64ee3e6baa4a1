// Generated from schemas/market/shop-connection.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type TokenStatus, tokenStatus } from '#generated/_shared/token-status.enum.gen.ts';
import { type Marketplace, marketplace } from './marketplace.enum.gen.ts';

export type ShopConnection = {
  id: number;
  version: number;
  platform: Marketplace;
  shop_id: string;
  shop_name: string;
  /** Its orders leave from here. */
  warehouse_id: number | null;
  token_status: TokenStatus;
  token: string | null;
  refresh_token: string | null;
  expires_at: string | null;
  refresh_expires_at: string | null;
  /** The connection ends within the company's days (setting `market_token_days`): somebody should connect it again. */
  is_ending: boolean | null;
  last_order_at: string | null;
  /** What changed there until then has been asked for. */
  polled_until: string | null;
  /** When somebody asked for its orders between two turns, last. */
  fetch_asked_at: string | null;
  last_error: string | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const shopConnectionFields = createFields({
  platform: { type: 'enum', json: 'integer', required: true, readOnly: true, enum: marketplace },
  shop_id: { type: 'code', json: 'string', required: true, readOnly: true, key: true, maxLength: 50 },
  shop_name: { type: 'text', json: 'string', required: true, readOnly: true, key: true, ordered: true, maxLength: 200 },
  warehouse_id: { type: 'reference', json: 'integer', reference: { entity: 'warehouse', onDelete: 'restrict' } },
  token_status: { type: 'enum', json: 'string', required: true, readOnly: true, enum: tokenStatus },
  token: { type: 'secret', json: 'string', readOnly: true, maxLength: 2000, writeOnly: true, secret: true },
  refresh_token: { type: 'secret', json: 'string', readOnly: true, maxLength: 2000, writeOnly: true, secret: true },
  expires_at: { type: 'date_time', json: 'string', readOnly: true },
  refresh_expires_at: { type: 'date_time', json: 'string', readOnly: true },
  is_ending: {
    type: 'boolean', json: 'boolean', readOnly: true,
    compute: {
      stored: false,
      value: (c: Logic<ShopConnection>) =>
        c.record.refresh_expires_at != null && c.record.refresh_expires_at <= new Date(Date.parse(c.now) + Math.max(-36500, Math.min(36500, (c.settings.market_token_days as number))) * 86400000).toISOString(),
    },
  },
  last_order_at: { type: 'date_time', json: 'string', readOnly: true },
  polled_until: { type: 'date_time', json: 'string', readOnly: true },
  fetch_asked_at: { type: 'date_time', json: 'string', readOnly: true },
  last_error: { type: 'text', json: 'string', readOnly: true, maxLength: 500 },
  ...standardFields,
});

export const shopConnectionRules: readonly RuleModel[] = [];

export const shopConnectionDisplay = [{ field: 'shop_name' }] as const;
