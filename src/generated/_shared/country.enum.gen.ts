// Generated from schemas/_shared/country.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const country = {
  name: 'country',
  type: 'integer',
  values: [
    { value: 1, key: 'vn', tone: 'neutral' },
    { value: 2, key: 'ph', tone: 'neutral' },
    { value: 3, key: 'my', tone: 'neutral' },
    { value: 4, key: 'th', tone: 'neutral' },
    { value: 5, key: 'id', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type Country = (typeof country.values)[number]['value'];
