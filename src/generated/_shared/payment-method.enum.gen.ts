// Generated from schemas/_shared/payment-method.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const paymentMethod = {
  name: 'payment_method',
  type: 'string',
  values: [
    { value: 'cash', key: 'cash', tone: 'neutral' },
    { value: 'bank_transfer', key: 'bank_transfer', tone: 'info' },
  ],
} as const satisfies EnumModel;

export type PaymentMethod = (typeof paymentMethod.values)[number]['value'];
