// Generated from schemas/orders/order-age-step.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const orderAgeStep = {
  name: 'order_age_step',
  type: 'string',
  values: [
    { value: 'hours_4', key: 'hours_4', tone: 'success' },
    { value: 'hours_24', key: 'hours_24', tone: 'info' },
    { value: 'hours_48', key: 'hours_48', tone: 'warning' },
    { value: 'older', key: 'older', tone: 'danger' },
  ],
} as const satisfies EnumModel;

export type OrderAgeStep = (typeof orderAgeStep.values)[number]['value'];
