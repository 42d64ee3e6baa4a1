// Generated from schemas/shop/bill-state.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const billState = {
  name: 'bill_state',
  type: 'integer',
  values: [{ value: 1, key: 'open', tone: 'info' }, { value: 2, key: 'paid', tone: 'success' }],
} as const satisfies EnumModel;

export type BillState = (typeof billState.values)[number]['value'];
