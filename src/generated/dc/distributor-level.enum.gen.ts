// Generated from schemas/dc/distributor-level.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const distributorLevel = {
  name: 'distributor_level',
  type: 'integer',
  values: [
    { value: 1, key: 'level_1', tone: 'success' },
    { value: 2, key: 'level_2', tone: 'info' },
    { value: 3, key: 'level_3', tone: 'progress' },
    { value: 4, key: 'level_4', tone: 'neutral' },
    { value: 5, key: 'level_5', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type DistributorLevel = (typeof distributorLevel.values)[number]['value'];
