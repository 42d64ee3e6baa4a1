// Generated from schemas/pos/pos-rounding.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const posRounding = {
  name: 'pos_rounding',
  type: 'string',
  values: [{ value: 'none', key: 'none', tone: 'neutral' }, { value: '1000', key: 'thousand', tone: 'info' }],
} as const satisfies EnumModel;

export type PosRounding = (typeof posRounding.values)[number]['value'];
