// Generated from schemas/_shared/delivery-status.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const deliveryStatus = {
  name: 'delivery_status',
  type: 'integer',
  values: [
    { value: 50, key: 'awaiting_pickup', tone: 'neutral' },
    { value: 55, key: 'being_picked_up', tone: 'info' },
    { value: 100, key: 'picked_up', tone: 'info' },
    { value: 200, key: 'delivering', tone: 'progress' },
    { value: 225, key: 'not_yet_delivered', tone: 'warning' },
    { value: 250, key: 'delivered', tone: 'success' },
    { value: 275, key: 'awaiting_return', tone: 'warning' },
    { value: 400, key: 'success', tone: 'success' },
    { value: 401, key: 'success_with_return', tone: 'success' },
    { value: 402, key: 'returned', tone: 'neutral' },
    { value: 700, key: 'canceled', tone: 'danger' },
    { value: 800, key: 'compensated', tone: 'warning' },
    { value: 999, key: 'self_delivery', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type DeliveryStatus = (typeof deliveryStatus.values)[number]['value'];
