// Generated from schemas/messaging/zalo-app.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type ZaloApp = {
  id: number;
  version: number;
  /** Where people agree and tokens are given; that of a sandbox instead. */
  oauth_url: string;
  /** Where an OA is asked about itself; that of a sandbox instead. */
  api_url: string;
  /** Where messages to phones are sent; that of a sandbox instead. */
  zns_url: string;
  app_id: string;
  app_secret: string | null;
  /** Zalo signs its events with it; without it the app's. */
  oa_secret: string | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const zaloAppFields = createFields({
  oauth_url: { type: 'link', json: 'string', required: true, maxLength: 200, default: 'https://oauth.zaloapp.com' },
  api_url: { type: 'link', json: 'string', required: true, maxLength: 200, default: 'https://openapi.zalo.me' },
  zns_url: {
    type: 'link', json: 'string', required: true, maxLength: 200, default: 'https://business.openapi.zalo.me',
  },
  app_id: { type: 'code', json: 'string', required: true, key: true, maxLength: 50 },
  app_secret: { type: 'secret', json: 'string', maxLength: 200, writeOnly: true, secret: true },
  oa_secret: { type: 'secret', json: 'string', maxLength: 200, writeOnly: true, secret: true },
  ...standardFields,
});

export const zaloAppRules: readonly RuleModel[] = [];

export const zaloAppDisplay = [{ field: 'app_id' }] as const;
