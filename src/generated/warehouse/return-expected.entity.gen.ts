// Generated from schemas/warehouse/return-expected.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type Carrier, carrier } from '#generated/_shared/carrier.enum.gen.ts';
import { type DeliveryStatus, deliveryStatus } from '#generated/_shared/delivery-status.enum.gen.ts';
import { type OrderSource, orderSource } from '#generated/_shared/order-source.enum.gen.ts';

export type ReturnExpected = {
  id: number;
  order_id: number;
  code: string;
  delivery_order_id: string | null;
  delivery_company: Carrier | null;
  delivery_status: DeliveryStatus | null;
  warehouse_id: number | null;
  source: OrderSource | null;
  receiver_name: string | null;
  goods_quantity: number | null;
  handed_over_at: string | null;
  reported_at: string | null;
  /** When the carrier said that it comes back; where it did not, when it left. */
  since: string | null;
  /** It has been on its way back for more than ten days. */
  is_overdue: boolean;
};

export const returnExpectedFields = createFields({
  order_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'order', onDelete: 'restrict' },
  },
  code: { type: 'code', json: 'string', required: true, maxLength: 50 },
  delivery_order_id: { type: 'tracking', json: 'string', maxLength: 50 },
  delivery_company: { type: 'enum', json: 'string', enum: carrier },
  delivery_status: { type: 'enum', json: 'integer', enum: deliveryStatus },
  warehouse_id: { type: 'reference', json: 'integer', reference: { entity: 'warehouse', onDelete: 'restrict' } },
  source: { type: 'enum', json: 'integer', enum: orderSource },
  receiver_name: { type: 'text', json: 'string', maxLength: 100 },
  goods_quantity: { type: 'integer', json: 'integer' },
  handed_over_at: { type: 'date_time', json: 'string' },
  reported_at: { type: 'date_time', json: 'string' },
  since: {
    type: 'date_time', json: 'string', readOnly: true,
    compute: {
      stored: false,
      value: (c: Logic<ReturnExpected>) =>
        c.record.reported_at != null ? c.record.reported_at : c.record.handed_over_at,
    },
  },
  is_overdue: {
    type: 'boolean', json: 'boolean', required: true, readOnly: true, turn: 1,
    compute: {
      stored: false,
      value: (c: Logic<ReturnExpected>) =>
        c.record.delivery_status === 275 && c.record.since != null && c.record.since < new Date(Date.parse(c.now) - 10 * 86400000).toISOString(),
    },
  },
});

export const returnExpectedRules: readonly RuleModel[] = [];

export const returnExpectedDisplay = [{ field: 'code' }] as const;
