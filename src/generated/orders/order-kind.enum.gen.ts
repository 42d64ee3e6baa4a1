// Generated from schemas/orders/order-kind.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const orderKind = {
  name: 'order_kind',
  type: 'integer',
  values: [
    { value: 1, key: 'sale', tone: 'neutral' },
    { value: 4, key: 'dropship', tone: 'info' },
    { value: 8, key: 'staff_export', tone: 'warning' },
  ],
} as const satisfies EnumModel;

export type OrderKind = (typeof orderKind.values)[number]['value'];
