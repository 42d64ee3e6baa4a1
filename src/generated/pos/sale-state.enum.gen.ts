// Generated from schemas/pos/sale-state.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const saleState = {
  name: 'sale_state',
  type: 'string',
  values: [
    { value: 'open', key: 'open', tone: 'progress' },
    { value: 'sent', key: 'sent', tone: 'success' },
    { value: 'returned', key: 'returned', tone: 'warning' },
    { value: 'canceled', key: 'canceled', tone: 'danger' },
  ],
} as const satisfies EnumModel;

export type SaleState = (typeof saleState.values)[number]['value'];
