// Generated from schemas/place/place-level.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const placeLevel = {
  name: 'place_level',
  type: 'integer',
  values: [
    { value: 1, key: 'city', tone: 'neutral' },
    { value: 2, key: 'county', tone: 'neutral' },
    { value: 3, key: 'ward', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type PlaceLevel = (typeof placeLevel.values)[number]['value'];
