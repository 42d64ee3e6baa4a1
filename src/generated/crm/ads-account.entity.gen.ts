// Generated from schemas/crm/ads-account.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import { type Currency, currency } from '#generated/_shared/currency.enum.gen.ts';
import { type TokenStatus, tokenStatus } from '#generated/_shared/token-status.enum.gen.ts';
import { type AdsAccountStatus, adsAccountStatus } from './ads-account-status.enum.gen.ts';
import { type AdsPlatform, adsPlatform } from './ads-platform.enum.gen.ts';

export type AdsAccount = {
  id: number;
  version: number;
  platform: AdsPlatform;
  code: string;
  name: string;
  currency: Currency;
  timezone: string;
  status: AdsAccountStatus;
  token: string | null;
  /** Another address than the platform's own, as of a sandbox. */
  url: string | null;
  token_status: TokenStatus;
  token_expires_at: string | null;
  campaigns: number | null;
  /** What its campaigns cost in the last seven days, today included. */
  spend_7d: number | null;
  /** The same in the company's currency; days without an approved rate are left out. */
  spend_base_7d: number | null;
  account_id: number | null;
  last_synced_at: string | null;
  last_error: string | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const adsAccountFields = createFields({
  platform: { type: 'enum', json: 'string', required: true, enum: adsPlatform },
  code: { type: 'code', json: 'string', required: true, key: true, maxLength: 50 },
  name: { type: 'text', json: 'string', required: true, key: true, ordered: true, maxLength: 100 },
  currency: { type: 'enum', json: 'string', required: true, default: 'VND', enum: currency },
  timezone: { type: 'text', json: 'string', required: true, maxLength: 50, default: 'Asia/Ho_Chi_Minh' },
  status: { type: 'enum', json: 'integer', required: true, readOnly: true, enum: adsAccountStatus },
  token: { type: 'secret', json: 'string', maxLength: 1000, writeOnly: true, secret: true },
  url: { type: 'link', json: 'string', maxLength: 200 },
  token_status: {
    type: 'enum', json: 'string', required: true, readOnly: true, default: 'not_connected', enum: tokenStatus,
  },
  token_expires_at: { type: 'date_time', json: 'string' },
  campaigns: { type: 'integer', json: 'integer', readOnly: true, minimum: 0, default: 0 },
  spend_7d: { type: 'money', json: 'integer', readOnly: true, currency: 'currency' },
  spend_base_7d: { type: 'money', json: 'integer', readOnly: true },
  account_id: { type: 'reference', json: 'integer', reference: { entity: 'account', onDelete: 'restrict' } },
  last_synced_at: { type: 'date_time', json: 'string', readOnly: true },
  last_error: { type: 'text', json: 'string', readOnly: true, maxLength: 500 },
  ...standardFields,
});

export const adsAccountRules: readonly RuleModel[] = [];

export const adsAccountDisplay = [{ field: 'name' }] as const;
