// Generated from schemas/orders/order-tracking.entity.json. Edit that file and run `npm run generate`.
import type { FieldModel, RuleModel } from '#contract/model.ts';
import { deliveryStatus } from '#generated/_shared/delivery-status.enum.gen.ts';

export type OrderTracking = {
  id: number;
  version: number;
  order_id: number;
  at: string;
  delivery_status: number | null;
  text: string | null;
  place: string | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const orderTrackingFields = {
  order_id: {
    name: 'order_id', type: 'reference', json: 'integer', required: true,
    reference: { entity: 'order', onDelete: 'restrict' },
  },
  at: { name: 'at', type: 'date_time', json: 'string', required: true },
  delivery_status: { name: 'delivery_status', type: 'enum', json: 'integer', enum: deliveryStatus },
  text: { name: 'text', type: 'text', json: 'string', key: true, maxLength: 255 },
  place: { name: 'place', type: 'text', json: 'string', key: true, maxLength: 255 },
  created_at: { name: 'created_at', type: 'date_time', json: 'string', required: true, readOnly: true },
  created_by: {
    name: 'created_by', type: 'reference', json: 'integer', reference: { entity: 'account', onDelete: 'restrict' },
    readOnly: true,
  },
  updated_at: { name: 'updated_at', type: 'date_time', json: 'string', required: true, readOnly: true },
  updated_by: {
    name: 'updated_by', type: 'reference', json: 'integer', reference: { entity: 'account', onDelete: 'restrict' },
    readOnly: true,
  },
} as const satisfies Record<string, FieldModel>;

export const orderTrackingRules: readonly RuleModel[] = [];

export const orderTrackingDisplay = [{ field: 'at' }, ' ', { field: 'text' }] as const;
