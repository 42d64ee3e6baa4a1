// Generated from schemas/pos/sale.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type Carrier, carrier } from '#generated/_shared/carrier.enum.gen.ts';
import { type CreateMethod, createMethod } from '#generated/_shared/create-method.enum.gen.ts';
import { type OrderSource, orderSource } from '#generated/_shared/order-source.enum.gen.ts';
import { type SaleChannel, saleChannel } from './sale-channel.enum.gen.ts';
import { type SaleState, saleState } from './sale-state.enum.gen.ts';

export type Sale = {
  id: string;
  channel: SaleChannel;
  source_id: number;
  code: string | null;
  at: string | null;
  state: SaleState;
  warehouse_id: number | null;
  pos_id: number | null;
  source: OrderSource | null;
  account_id: number | null;
  goods_quantity: number | null;
  net_total: number | null;
  /** A bill by which goods came back over the counter. */
  is_return: boolean;
  create_method: CreateMethod | null;
  carrier: Carrier | null;
  id_city: number | null;
  /** What was sold and not canceled. */
  booked_total: number;
  /** What of it came back. */
  returned_total: number;
  /** What of it stayed sold. */
  kept_total: number | null;
  /** What the buyer kept came to without tax and after all discounts, of lines whose cost is known. */
  costed_total: number | null;
  /** What the goods that the buyer kept had cost when they were sold. */
  cost_total: number | null;
  /** Revenue without tax less cost, of lines whose cost is known. */
  gross_profit: number | null;
  cod_amount: number | null;
  delivery_cost: number | null;
};

export const saleFields = createFields({
  channel: { type: 'enum', json: 'string', required: true, enum: saleChannel },
  source_id: { type: 'integer', json: 'integer', required: true },
  code: { type: 'code', json: 'string', maxLength: 50 },
  at: { type: 'date_time', json: 'string' },
  state: { type: 'enum', json: 'string', required: true, enum: saleState },
  warehouse_id: { type: 'reference', json: 'integer', reference: { entity: 'warehouse', onDelete: 'restrict' } },
  pos_id: { type: 'reference', json: 'integer', reference: { entity: 'pos', onDelete: 'restrict' } },
  source: { type: 'enum', json: 'integer', enum: orderSource },
  account_id: { type: 'reference', json: 'integer', reference: { entity: 'account', onDelete: 'restrict' } },
  goods_quantity: { type: 'integer', json: 'integer' },
  net_total: {
    type: 'money', json: 'integer',
    read: ['order_detail_price', 'pos_order_online_list', 'pos_order_create_single', 'administration_report_revenue'],
  },
  is_return: { type: 'boolean', json: 'boolean', required: true },
  create_method: { type: 'enum', json: 'integer', enum: createMethod },
  carrier: { type: 'enum', json: 'string', enum: carrier },
  id_city: {
    type: 'reference', json: 'integer', reference: { entity: 'place', onDelete: 'restrict', where: { level: 1 } },
  },
  booked_total: {
    type: 'money', json: 'integer', required: true,
    read: ['order_detail_price', 'pos_order_online_list', 'pos_order_create_single', 'administration_report_revenue'],
  },
  returned_total: {
    type: 'money', json: 'integer', required: true,
    read: ['order_detail_price', 'pos_order_online_list', 'pos_order_create_single', 'administration_report_revenue'],
  },
  kept_total: {
    type: 'money', json: 'integer', readOnly: true,
    read: ['order_detail_price', 'pos_order_online_list', 'pos_order_create_single', 'administration_report_revenue'],
    compute: {
      stored: false,
      value: (c: Logic<Sale>) =>
        c.record.booked_total != null && c.record.returned_total != null ? c.record.booked_total - c.record.returned_total : null,
    },
  },
  costed_total: {
    type: 'money', json: 'integer', read: ['administration_goods_cost'],
    walls: [
      ['order_detail_price', 'pos_order_online_list', 'pos_order_create_single', 'administration_report_revenue'],
    ],
  },
  cost_total: { type: 'money', json: 'integer', read: ['administration_goods_cost'] },
  gross_profit: {
    type: 'money', json: 'integer', readOnly: true, read: ['administration_goods_cost'],
    walls: [
      ['order_detail_price', 'pos_order_online_list', 'pos_order_create_single', 'administration_report_revenue'],
    ],
    compute: {
      stored: false,
      value: (c: Logic<Sale>) =>
        c.record.costed_total == null || c.record.cost_total == null ? null : c.record.costed_total - c.record.cost_total,
    },
  },
  cod_amount: {
    type: 'money', json: 'integer',
    read: ['order_detail_price', 'pos_order_online_list', 'pos_order_create_single', 'administration_report_revenue'],
  },
  delivery_cost: {
    type: 'money', json: 'integer',
    read: ['order_detail_price', 'pos_order_online_list', 'pos_order_create_single', 'administration_report_revenue'],
  },
});

export const saleRules: readonly RuleModel[] = [];

export const saleDisplay = [{ field: 'code' }] as const;
