// Generated from schemas/pos/sale-line.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import { type OrderSource, orderSource } from '#generated/_shared/order-source.enum.gen.ts';
import { type SaleChannel, saleChannel } from './sale-channel.enum.gen.ts';
import { type SaleState, saleState } from './sale-state.enum.gen.ts';

export type SaleLine = {
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
  goods_id: number;
  quantity: number;
  /** Pieces that came back, with the whole order or a part of it at a counter. */
  returned_quantity: number | null;
  net_total: number | null;
  /** What the buyer kept came to without tax, of lines whose cost is known. */
  costed_total: number | null;
  /** What the goods that the buyer kept had cost when they were sold. */
  cost_total: number | null;
  /** Revenue without tax less cost, of lines whose cost is known. */
  gross_profit: number | null;
};

export const saleLineFields = createFields({
  channel: { type: 'enum', json: 'string', required: true, enum: saleChannel },
  source_id: { type: 'integer', json: 'integer', required: true },
  code: { type: 'code', json: 'string', maxLength: 50 },
  at: { type: 'date_time', json: 'string' },
  state: { type: 'enum', json: 'string', required: true, enum: saleState },
  warehouse_id: { type: 'reference', json: 'integer', reference: { entity: 'warehouse', onDelete: 'restrict' } },
  pos_id: { type: 'reference', json: 'integer', reference: { entity: 'pos', onDelete: 'restrict' } },
  source: { type: 'enum', json: 'integer', enum: orderSource },
  account_id: { type: 'reference', json: 'integer', reference: { entity: 'account', onDelete: 'restrict' } },
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  quantity: { type: 'integer', json: 'integer', required: true },
  returned_quantity: { type: 'integer', json: 'integer' },
  net_total: {
    type: 'money', json: 'integer',
    read: ['order_detail_price', 'pos_order_online_list', 'pos_order_create_single', 'administration_report_revenue'],
  },
  costed_total: {
    type: 'money', json: 'integer', read: ['administration_goods_cost'],
    walls: [
      ['administration_goods_cost'],
      ['order_detail_price', 'pos_order_online_list', 'pos_order_create_single', 'administration_report_revenue'],
    ],
  },
  cost_total: {
    type: 'money', json: 'integer', read: ['administration_goods_cost'], walls: [['administration_goods_cost']],
  },
  gross_profit: {
    type: 'money', json: 'integer', read: ['administration_goods_cost'],
    walls: [
      ['administration_goods_cost'],
      ['order_detail_price', 'pos_order_online_list', 'pos_order_create_single', 'administration_report_revenue'],
    ],
  },
});

export const saleLineRules: readonly RuleModel[] = [];

export const saleLineDisplay = [{ field: 'code' }] as const;
