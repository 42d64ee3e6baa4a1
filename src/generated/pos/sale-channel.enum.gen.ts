// Generated from schemas/pos/sale-channel.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const saleChannel = {
  name: 'sale_channel',
  type: 'string',
  values: [{ value: 'order', key: 'order', tone: 'info' }, { value: 'counter', key: 'counter', tone: 'success' }],
} as const satisfies EnumModel;

export type SaleChannel = (typeof saleChannel.values)[number]['value'];
