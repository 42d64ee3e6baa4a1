// Generated from schemas/crm/ads-app.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type AdsPlatform, adsPlatform } from './ads-platform.enum.gen.ts';

export type AdsApp = {
  id: number;
  version: number;
  platform: AdsPlatform;
  app_id: string;
  app_secret: string | null;
  /** Of Google's Ads API; the other platforms have none. */
  developer_token: string | null;
  /** Another address than the platform's own, as of a sandbox: for the page where people agree and for all calls. */
  url: string | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const adsAppFields = createFields({
  platform: { type: 'enum', json: 'string', required: true, enum: adsPlatform },
  app_id: { type: 'code', json: 'string', required: true, key: true, maxLength: 200 },
  app_secret: { type: 'secret', json: 'string', maxLength: 200, writeOnly: true, secret: true },
  developer_token: {
    type: 'secret', json: 'string', maxLength: 200, onHide: 'keep', writeOnly: true, secret: true,
    visible: (c: Logic<AdsApp>) => c.record.platform === 'google',
  },
  url: { type: 'link', json: 'string', maxLength: 200 },
  ...standardFields,
});

export const adsAppRules: readonly RuleModel[] = [];

export const adsAppDisplay = [{ field: 'app_id' }] as const;
