// Generated from schemas/partner/payment-status.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const paymentStatus = {
  name: 'payment_status',
  type: 'string',
  values: [{ value: 'posted', key: 'posted', tone: 'success' }, { value: 'canceled', key: 'canceled', tone: 'danger' }],
} as const satisfies EnumModel;

export type PaymentStatus = (typeof paymentStatus.values)[number]['value'];
