// Generated from schemas/dc/dc-flow.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type DcFlow = {
  id: string;
  side: number;
  line_id: number;
  distributor_id: number | null;
  goods_id: number;
  taken_in: number;
  arriving: number;
  supplied: number;
  sold: number;
  returned: number;
  sold_30d: number;
  given_30d: number;
  expired_date: string | null;
};

export const dcFlowFields = createFields({
  side: { type: 'integer', json: 'integer', required: true },
  line_id: { type: 'integer', json: 'integer', required: true },
  distributor_id: {
    type: 'reference', json: 'integer', reference: { entity: 'distributor', onDelete: 'restrict' },
    read: ['dc_distributor', 'dc_order', 'dc_receipt_history', 'dc_return_history', 'dc_goods'],
  },
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  taken_in: { type: 'integer', json: 'integer', required: true },
  arriving: { type: 'integer', json: 'integer', required: true },
  supplied: { type: 'integer', json: 'integer', required: true },
  sold: { type: 'integer', json: 'integer', required: true },
  returned: { type: 'integer', json: 'integer', required: true },
  sold_30d: { type: 'integer', json: 'integer', required: true },
  given_30d: { type: 'integer', json: 'integer', required: true },
  expired_date: { type: 'date', json: 'string' },
});

export const dcFlowRules: readonly RuleModel[] = [];

export const dcFlowDisplay = [{ field: 'goods_id' }] as const;
