// Generated from schemas/market/market-app.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import { type Marketplace, marketplace } from './marketplace.enum.gen.ts';

export type MarketApp = {
  id: number;
  version: number;
  platform: Marketplace;
  /** Address of its calls; that of a sandbox instead. */
  url: string;
  app_id: string;
  app_secret: string | null;
  /** Our address as it is registered there: its pushes are signed over it. */
  push_url: string;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const marketAppFields = createFields({
  platform: { type: 'enum', json: 'integer', required: true, enum: marketplace },
  url: { type: 'link', json: 'string', required: true, maxLength: 200, default: 'https://partner.shopeemobile.com' },
  app_id: { type: 'code', json: 'string', required: true, key: true, maxLength: 50 },
  app_secret: { type: 'secret', json: 'string', maxLength: 200, writeOnly: true, secret: true },
  push_url: { type: 'link', json: 'string', required: true, maxLength: 200 },
  ...standardFields,
});

export const marketAppRules: readonly RuleModel[] = [];

export const marketAppDisplay = [{ field: 'app_id' }] as const;
