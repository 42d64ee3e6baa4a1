// Generated from schemas/orders/market-order.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import type { MarketOrderLine } from './market-order-line.entity.gen.ts';
import { type MarketOrderProblem, marketOrderProblem } from './market-order-problem.enum.gen.ts';
import { type MarketOrderState, marketOrderState } from './market-order-state.enum.gen.ts';

export type MarketOrder = {
  id: number;
  version: number;
  shop_connection_id: number;
  platform_order_sn: string;
  /** The marketplace's own word. */
  platform_status: string;
  /** What was told later holds, whenever it arrives. */
  platform_updated_at: string;
  buyer_name: string | null;
  item_count: number | null;
  total: number | null;
  ship_by: string | null;
  state: MarketOrderState;
  problem: MarketOrderProblem | null;
  problem_text: string | null;
  order_id: number | null;
  lines: MarketOrderLine[];
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const marketOrderFields = createFields({
  shop_connection_id: {
    type: 'reference', json: 'integer', required: true, readOnly: true,
    reference: { entity: 'shop_connection', onDelete: 'restrict' },
  },
  platform_order_sn: { type: 'code', json: 'string', required: true, readOnly: true, key: true, maxLength: 50 },
  platform_status: { type: 'code', json: 'string', required: true, readOnly: true, maxLength: 50 },
  platform_updated_at: { type: 'date_time', json: 'string', required: true, readOnly: true },
  buyer_name: { type: 'text', json: 'string', readOnly: true, key: true, maxLength: 100 },
  item_count: { type: 'integer', json: 'integer', readOnly: true },
  total: { type: 'money', json: 'integer', readOnly: true, read: ['order_detail_price'] },
  ship_by: { type: 'date_time', json: 'string', readOnly: true },
  state: { type: 'enum', json: 'string', required: true, readOnly: true, enum: marketOrderState },
  problem: { type: 'enum', json: 'string', readOnly: true, enum: marketOrderProblem },
  problem_text: { type: 'text', json: 'string', readOnly: true, maxLength: 500 },
  order_id: {
    type: 'reference', json: 'integer', readOnly: true, reference: { entity: 'order', onDelete: 'restrict' },
  },
  lines: {
    type: 'rows', json: 'array', readOnly: true,
    rows: { entity: 'market_order_line', foreignKey: 'market_order_id', max: 200 },
  },
  ...standardFields,
});

export const marketOrderRules: readonly RuleModel[] = [];

export const marketOrderDisplay = [{ field: 'platform_order_sn' }] as const;
