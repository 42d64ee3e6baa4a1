// Generated from schemas/orders/cod-line-state.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const codLineState = {
  name: 'cod_line_state',
  type: 'string',
  values: [
    { value: 'matched', key: 'matched', tone: 'success' },
    { value: 'differs', key: 'differs', tone: 'warning' },
    { value: 'not_delivered', key: 'not_delivered', tone: 'warning' },
    { value: 'unknown', key: 'unknown', tone: 'danger' },
  ],
} as const satisfies EnumModel;

export type CodLineState = (typeof codLineState.values)[number]['value'];
