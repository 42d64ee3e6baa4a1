// Generated from schemas/crm/ads-request-state.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const adsRequestState = {
  name: 'ads_request_state',
  type: 'string',
  values: [
    { value: 'waiting', key: 'waiting', tone: 'info' },
    { value: 'refused', key: 'refused', tone: 'danger' },
    { value: 'account', key: 'account', tone: 'danger' },
    { value: 'unknown', key: 'unknown', tone: 'warning' },
  ],
} as const satisfies EnumModel;

export type AdsRequestState = (typeof adsRequestState.values)[number]['value'];
