// Generated from schemas/shop/task-payment.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const taskPayment = {
  name: 'task_payment',
  type: 'string',
  values: [{ value: 'unpaid', key: 'unpaid', tone: 'warning' }, { value: 'paid', key: 'paid', tone: 'success' }],
} as const satisfies EnumModel;

export type TaskPayment = (typeof taskPayment.values)[number]['value'];
