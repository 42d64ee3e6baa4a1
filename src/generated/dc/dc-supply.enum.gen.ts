// Generated from schemas/dc/dc-supply.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const dcSupply = {
  name: 'dc_supply',
  type: 'string',
  values: [
    { value: 'yes', key: 'yes', tone: 'success' },
    { value: 'few', key: 'few', tone: 'warning' },
    { value: 'none', key: 'none', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type DcSupply = (typeof dcSupply.values)[number]['value'];
