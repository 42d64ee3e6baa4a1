// Generated from schemas/orders/order-package.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type DeliveryStatus, deliveryStatus } from '#generated/_shared/delivery-status.enum.gen.ts';
import type { Order } from './order.entity.gen.ts';

export type OrderPackage = {
  id: number;
  version: number;
  order_id: number;
  /** Counted from 1 in the order; stands on its label. */
  package_no: number | null;
  delivery_order_id: string | null;
  /** Our code of it at the carrier, once he was asked for it. */
  carrier_reference: string | null;
  weight: number | null;
  /** Pieces that were packed into it; empty until it is closed. */
  quantity: number | null;
  /** What is collected at the door: all of it with the first one. */
  cod_amount: number | null;
  /** When the carrier took it; the order is handed over with the last of its parcels. */
  handed_over_at: string | null;
  delivery_status: DeliveryStatus | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const orderPackageFields = createFields({
  order_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'order', onDelete: 'restrict' },
  },
  package_no: {
    type: 'integer', json: 'integer', readOnly: true, minimum: 1, onHide: 'keep',
    visible: (c: Logic<OrderPackage, Order>) => c.record.package_no != null,
  },
  delivery_order_id: { type: 'tracking', json: 'string', key: true, maxLength: 50 },
  carrier_reference: {
    type: 'code', json: 'string', readOnly: true, maxLength: 60, onHide: 'keep',
    visible: (c: Logic<OrderPackage, Order>) => c.record.carrier_reference != null,
  },
  weight: { type: 'weight', json: 'integer', minimum: 0, maximum: 10000000, unit: 'g' },
  quantity: {
    type: 'integer', json: 'integer', readOnly: true, minimum: 0, onHide: 'keep',
    visible: (c: Logic<OrderPackage, Order>) => c.record.quantity != null,
  },
  cod_amount: {
    type: 'money', json: 'integer', readOnly: true,
    read: ['order_detail_price', 'pos_order_online_list', 'pos_order_create_single', 'administration_report_revenue'],
    turn: 1,
    compute: {
      stored: true,
      value: (c: Logic<OrderPackage, Order>) =>
        c.record.package_no != null && c.record.package_no === 1 ? c.parent.cod_amount : 0,
    },
  },
  handed_over_at: {
    type: 'date_time', json: 'string', readOnly: true, onHide: 'keep',
    visible: (c: Logic<OrderPackage, Order>) => c.record.handed_over_at != null,
  },
  delivery_status: {
    type: 'enum', json: 'integer', readOnly: true, enum: deliveryStatus, onHide: 'keep',
    visible: (c: Logic<OrderPackage, Order>) => c.record.delivery_status != null,
  },
  ...standardFields,
});

export const orderPackageRules: readonly RuleModel[] = [];

export const orderPackageDisplay = [{ field: 'package_no' }] as const;
