// Generated from schemas/crm/lead-payment.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const leadPayment = {
  name: 'lead_payment',
  type: 'integer',
  values: [
    { value: 0, key: 'canceled', tone: 'danger' },
    { value: 1, key: 'awaiting_deposit', tone: 'warning' },
    { value: 2, key: 'deposited', tone: 'success' },
  ],
} as const satisfies EnumModel;

export type LeadPayment = (typeof leadPayment.values)[number]['value'];
