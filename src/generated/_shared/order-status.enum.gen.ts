// Generated from schemas/_shared/order-status.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const orderStatus = {
  name: 'order_status',
  type: 'integer',
  values: [
    { value: -100, key: 'created', tone: 'neutral' },
    { value: -50, key: 'invoice_only', tone: 'neutral' },
    { value: 0, key: 'canceled', tone: 'danger' },
    { value: 20, key: 'out_of_stock', tone: 'warning' },
    { value: 35, key: 'waiting_delivery_id', tone: 'info' },
    { value: 40, key: 'ready_to_pick', tone: 'info' },
    { value: 60, key: 'processing', tone: 'progress' },
    { value: 100, key: 'picked', tone: 'progress' },
    { value: 160, key: 'packed', tone: 'progress' },
    { value: 200, key: 'handed_over', tone: 'success' },
    { value: 220, key: 'return_received', tone: 'warning' },
    { value: 240, key: 'restocked', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type OrderStatus = (typeof orderStatus.values)[number]['value'];
