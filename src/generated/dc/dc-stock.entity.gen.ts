// Generated from schemas/dc/dc-stock.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';

export type DcStock = {
  id: string;
  distributor_id: number | null;
  goods_id: number;
  taken_in: number;
  arriving: number;
  supplied: number;
  sold: number;
  returned: number;
  on_hand: number | null;
};

export const dcStockFields = createFields({
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
  on_hand: {
    type: 'integer', json: 'integer', readOnly: true,
    compute: {
      stored: false,
      value: (c: Logic<DcStock>) =>
        c.record.taken_in != null && c.record.supplied != null && c.record.sold != null && c.record.returned != null ? c.record.taken_in - c.record.supplied - c.record.sold - c.record.returned : null,
    },
  },
});

export const dcStockRules: readonly RuleModel[] = [];

export const dcStockDisplay = [{ field: 'goods_id' }] as const;
