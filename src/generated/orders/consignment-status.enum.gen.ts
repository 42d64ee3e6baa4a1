// Generated from schemas/orders/consignment-status.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const consignmentStatus = {
  name: 'consignment_status',
  type: 'integer',
  values: [
    { value: 0, key: 'canceled', tone: 'danger' },
    { value: 1, key: 'reserved', tone: 'info' },
    { value: 2, key: 'partly_released', tone: 'progress' },
    { value: 3, key: 'released', tone: 'success' },
  ],
} as const satisfies EnumModel;

export type ConsignmentStatus = (typeof consignmentStatus.values)[number]['value'];
