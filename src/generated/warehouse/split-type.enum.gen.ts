// Generated from schemas/warehouse/split-type.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const splitType = {
  name: 'split_type',
  type: 'integer',
  values: [
    { value: 1, key: 'none', tone: 'neutral' },
    { value: 2, key: 'quantity', tone: 'neutral' },
    { value: 3, key: 'weight', tone: 'neutral' },
    { value: 4, key: 'sku', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type SplitType = (typeof splitType.values)[number]['value'];
