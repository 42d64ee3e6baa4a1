// Generated from schemas/warehouse/work-type.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const workType = {
  name: 'work_type',
  type: 'integer',
  values: [
    { value: 1, key: 'receipt', tone: 'info' },
    { value: 2, key: 'shelving', tone: 'info' },
    { value: 3, key: 'pickup', tone: 'progress' },
    { value: 4, key: 'packing', tone: 'progress' },
    { value: 5, key: 'handover', tone: 'success' },
    { value: 6, key: 'return_receive', tone: 'warning' },
    { value: 7, key: 'return_import', tone: 'warning' },
    { value: 8, key: 'return_shelving', tone: 'neutral' },
    { value: 9, key: 'stock_take', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type WorkType = (typeof workType.values)[number]['value'];
