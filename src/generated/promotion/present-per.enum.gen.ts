// Generated from schemas/promotion/present-per.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const presentPer = {
  name: 'present_per',
  type: 'string',
  values: [{ value: 'order', key: 'order', tone: 'neutral' }, { value: 'multiple', key: 'multiple', tone: 'neutral' }],
} as const satisfies EnumModel;

export type PresentPer = (typeof presentPer.values)[number]['value'];
