// Generated from schemas/crm/ads-platform.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const adsPlatform = {
  name: 'ads_platform',
  type: 'string',
  values: [
    { value: 'facebook', key: 'facebook', tone: 'neutral' },
    { value: 'tiktok', key: 'tiktok', tone: 'neutral' },
    { value: 'google', key: 'google', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type AdsPlatform = (typeof adsPlatform.values)[number]['value'];
