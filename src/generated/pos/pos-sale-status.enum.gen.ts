// Generated from schemas/pos/pos-sale-status.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const posSaleStatus = {
  name: 'pos_sale_status',
  type: 'string',
  values: [{ value: 'paid', key: 'paid', tone: 'success' }, { value: 'voided', key: 'voided', tone: 'danger' }],
} as const satisfies EnumModel;

export type PosSaleStatus = (typeof posSaleStatus.values)[number]['value'];
