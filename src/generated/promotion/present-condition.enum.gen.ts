// Generated from schemas/promotion/present-condition.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const presentCondition = {
  name: 'present_condition',
  type: 'string',
  values: [
    { value: 'by_value', key: 'by_value', tone: 'neutral' },
    { value: 'by_product', key: 'by_product', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type PresentCondition = (typeof presentCondition.values)[number]['value'];
