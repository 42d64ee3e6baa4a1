// Generated from schemas/orders/carrier-state.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const carrierState = {
  name: 'carrier_state',
  type: 'string',
  values: [
    { value: 'asked', key: 'asked', tone: 'info' },
    { value: 'incomplete', key: 'incomplete', tone: 'warning' },
    { value: 'refused', key: 'refused', tone: 'danger' },
    { value: 'account', key: 'account', tone: 'danger' },
    { value: 'unknown', key: 'unknown', tone: 'warning' },
  ],
} as const satisfies EnumModel;

export type CarrierState = (typeof carrierState.values)[number]['value'];
