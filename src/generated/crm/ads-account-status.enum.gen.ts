// Generated from schemas/crm/ads-account-status.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const adsAccountStatus = {
  name: 'ads_account_status',
  type: 'integer',
  values: [{ value: 0, key: 'stopped', tone: 'neutral' }, { value: 1, key: 'in_use', tone: 'success' }],
} as const satisfies EnumModel;

export type AdsAccountStatus = (typeof adsAccountStatus.values)[number]['value'];
