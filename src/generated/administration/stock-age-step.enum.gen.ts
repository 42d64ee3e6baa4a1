// Generated from schemas/administration/stock-age-step.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const stockAgeStep = {
  name: 'stock_age_step',
  type: 'string',
  values: [
    { value: 'd30', key: 'd30', tone: 'success' },
    { value: 'd60', key: 'd60', tone: 'info' },
    { value: 'd90', key: 'd90', tone: 'progress' },
    { value: 'd180', key: 'd180', tone: 'warning' },
    { value: 'older', key: 'older', tone: 'danger' },
  ],
} as const satisfies EnumModel;

export type StockAgeStep = (typeof stockAgeStep.values)[number]['value'];
