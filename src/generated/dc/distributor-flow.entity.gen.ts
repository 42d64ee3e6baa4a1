// Generated from schemas/dc/distributor-flow.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type DistributorFlow = {
  id: string;
  side: number;
  row_id: number;
  distributor_id: number | null;
  orders_90d: number;
  ordered_90d: number;
  sold_90d: number;
  sold_amount_90d: number;
  on_hand: number;
  arriving: number;
  last_order_on: string | null;
  last_sold_on: string | null;
};

export const distributorFlowFields = createFields({
  side: { type: 'integer', json: 'integer', required: true },
  row_id: { type: 'integer', json: 'integer', required: true },
  distributor_id: {
    type: 'reference', json: 'integer', reference: { entity: 'distributor', onDelete: 'restrict' },
    read: ['dc_distributor', 'dc_order', 'dc_receipt_history', 'dc_return_history', 'dc_goods'],
  },
  orders_90d: { type: 'integer', json: 'integer', required: true },
  ordered_90d: { type: 'money', json: 'integer', required: true },
  sold_90d: { type: 'integer', json: 'integer', required: true },
  sold_amount_90d: { type: 'money', json: 'integer', required: true },
  on_hand: { type: 'integer', json: 'integer', required: true },
  arriving: { type: 'integer', json: 'integer', required: true },
  last_order_on: { type: 'date_time', json: 'string' },
  last_sold_on: { type: 'date', json: 'string' },
});

export const distributorFlowRules: readonly RuleModel[] = [];

export const distributorFlowDisplay = [{ field: 'distributor_id' }] as const;
