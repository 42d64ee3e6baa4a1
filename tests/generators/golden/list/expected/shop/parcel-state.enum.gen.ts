// Generated from schemas/shop/parcel-state.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const parcelState = {
  name: 'parcel_state',
  type: 'integer',
  values: [
    { value: 0, key: 'new', tone: 'neutral' },
    { value: 1, key: 'sent', tone: 'progress', trackingUrl: 'https://track.example/{code}' },
    { value: 2, key: 'lost', tone: 'danger' },
  ],
} as const satisfies EnumModel;

export type ParcelState = (typeof parcelState.values)[number]['value'];
