// Generated from schemas/warehouse/coming-line.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type ComingLine = {
  id: string;
  /** 1 receipt, 2 transfer, 3 receipt that is counted. */
  part: number;
  line_id: number;
  goods_id: number;
  warehouse_id: number | null;
  quantity: number | null;
};

export const comingLineFields = createFields({
  part: { type: 'integer', json: 'integer', required: true },
  line_id: { type: 'integer', json: 'integer', required: true },
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  warehouse_id: {
    type: 'reference', json: 'integer', reference: { entity: 'warehouse', onDelete: 'restrict' },
    read: [
      'goods_transfer', 'goods_receipt_create', 'pos_goods_transfer', 'pos_goods_receipt_create',
      'administration_pos_goods_display_request', 'pos_goods_manager', 'goods_manager',
    ],
  },
  quantity: { type: 'integer', json: 'integer' },
});

export const comingLineRules: readonly RuleModel[] = [];

export const comingLineDisplay = [{ field: 'goods_id' }] as const;
