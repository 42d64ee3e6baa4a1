// Generated from schemas/orders/order-tracking.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type DeliveryStatus, deliveryStatus } from '#generated/_shared/delivery-status.enum.gen.ts';
import type { Order } from './order.entity.gen.ts';

export type OrderTracking = {
  id: number;
  version: number;
  order_id: number;
  at: string;
  /** The parcel that it speaks of; empty: the only one, or the first. */
  delivery_order_id: string | null;
  delivery_status: DeliveryStatus | null;
  text: string | null;
  place: string | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const orderTrackingFields = createFields({
  order_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'order', onDelete: 'restrict' },
  },
  at: { type: 'date_time', json: 'string', required: true },
  delivery_order_id: {
    type: 'tracking', json: 'string', readOnly: true, maxLength: 50, onHide: 'keep',
    visible: (c: Logic<OrderTracking, Order>) => c.record.delivery_order_id != null,
  },
  delivery_status: { type: 'enum', json: 'integer', enum: deliveryStatus },
  text: { type: 'text', json: 'string', key: true, maxLength: 255 },
  place: { type: 'text', json: 'string', key: true, maxLength: 255 },
  ...standardFields,
});

export const orderTrackingRules: readonly RuleModel[] = [];

export const orderTrackingDisplay = [{ field: 'at' }, ' ', { field: 'text' }] as const;
