// Generated from schemas/messaging/zns-event.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const znsEvent = {
  name: 'zns_event',
  type: 'string',
  values: [
    { value: 'order_created', key: 'order_created', tone: 'info' },
    { value: 'order_handed_over', key: 'order_handed_over', tone: 'progress' },
    { value: 'order_delivered', key: 'order_delivered', tone: 'success' },
    { value: 'order_canceled', key: 'order_canceled', tone: 'danger' },
    { value: 'bill_receipt', key: 'bill_receipt', tone: 'info' },
    { value: 'voucher_handed_out', key: 'voucher_handed_out', tone: 'success' },
  ],
} as const satisfies EnumModel;

export type ZnsEvent = (typeof znsEvent.values)[number]['value'];
