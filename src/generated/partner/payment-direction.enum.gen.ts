// Generated from schemas/partner/payment-direction.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const paymentDirection = {
  name: 'payment_direction',
  type: 'string',
  values: [{ value: 'out', key: 'out', tone: 'warning' }, { value: 'in', key: 'in', tone: 'success' }],
} as const satisfies EnumModel;

export type PaymentDirection = (typeof paymentDirection.values)[number]['value'];
