// Generated from schemas/orders/cod-age-step.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const codAgeStep = {
  name: 'cod_age_step',
  type: 'string',
  values: [
    { value: 'days_7', key: 'days_7', tone: 'success' },
    { value: 'days_14', key: 'days_14', tone: 'info' },
    { value: 'days_30', key: 'days_30', tone: 'warning' },
    { value: 'older', key: 'older', tone: 'danger' },
  ],
} as const satisfies EnumModel;

export type CodAgeStep = (typeof codAgeStep.values)[number]['value'];
