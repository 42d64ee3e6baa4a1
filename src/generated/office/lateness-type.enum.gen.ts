// Generated from schemas/office/lateness-type.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const latenessType = {
  name: 'lateness_type',
  type: 'string',
  values: [
    { value: 'late', key: 'late', tone: 'warning' },
    { value: 'early_leave', key: 'early_leave', tone: 'warning' },
    { value: 'mid_shift_leave', key: 'mid_shift_leave', tone: 'warning' },
  ],
} as const satisfies EnumModel;

export type LatenessType = (typeof latenessType.values)[number]['value'];
