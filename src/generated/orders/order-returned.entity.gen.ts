// Generated from schemas/orders/order-returned.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import type { Order } from './order.entity.gen.ts';

export type OrderReturned = {
  id: number;
  version: number;
  order_id: number;
  goods_id: number;
  sku: string | null;
  name: string | null;
  returned_quantity: number;
  damaged_quantity: number | null;
  /** Stamps of the pieces that are back, where each has one. */
  stamp_codes: string[] | null;
  note: string | null;
  /** What of the order's money it was sold for. */
  amount: number | null;
  /** The same without tax, of goods whose cost is known. */
  costed_total: number | null;
  /** What it had cost when it was sold. */
  cost_total: number | null;
  returned_at: string | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const orderReturnedFields = createFields({
  order_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'order', onDelete: 'restrict' },
  },
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  sku: { type: 'code', json: 'string', readOnly: true, key: true, maxLength: 50, copyFrom: 'goods_id.sku' },
  name: { type: 'text', json: 'string', readOnly: true, key: true, maxLength: 255, copyFrom: 'goods_id.name' },
  returned_quantity: { type: 'integer', json: 'integer', required: true, minimum: 0, maximum: 100000 },
  damaged_quantity: { type: 'integer', json: 'integer', minimum: 0, maximum: 100000 },
  stamp_codes: { type: 'tags', json: 'array', maxItems: 1000 },
  note: { type: 'text', json: 'string', maxLength: 300 },
  amount: {
    type: 'money', json: 'integer', readOnly: true,
    read: ['order_detail_price', 'pos_order_online_list', 'pos_order_create_single', 'administration_report_revenue'],
  },
  costed_total: {
    type: 'money', json: 'integer', readOnly: true, read: ['administration_goods_cost'],
    walls: [
      ['order_detail_price', 'pos_order_online_list', 'pos_order_create_single', 'administration_report_revenue'],
    ],
  },
  cost_total: { type: 'money', json: 'integer', readOnly: true, read: ['administration_goods_cost'] },
  returned_at: { type: 'date_time', json: 'string', readOnly: true },
  ...standardFields,
});

export const orderReturnedRules: readonly RuleModel[] = [
  {
    key: 'damaged_within',
    check: (c: Logic<OrderReturned, Order>) =>
      c.record.returned_quantity == null || c.record.damaged_quantity == null || c.record.damaged_quantity <= c.record.returned_quantity,
    level: 'error', on: ['create', 'update'], message: 'rule.order_returned.damaged_within', at: 'damaged_quantity',
  },
];

export const orderReturnedDisplay = [{ field: 'sku' }, ' × ', { field: 'returned_quantity' }] as const;
