// Generated from schemas/orders/pick-list-line.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';

export type PickListLine = {
  id: number;
  version: number;
  pick_list_id: number;
  /** When its turn comes on the way along the shelves. */
  place: number;
  zone: string | null;
  /** Empty: on no shelf that the system knows of. */
  cell_code: string | null;
  goods_id: number;
  sku: string | null;
  name: string | null;
  expired_date: string | null;
  quantity: number;
  /** Their codes, with quantities and baskets. */
  orders: string;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const pickListLineFields = createFields({
  pick_list_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'pick_list', onDelete: 'restrict' },
  },
  place: { type: 'integer', json: 'integer', required: true, minimum: 1 },
  zone: { type: 'text', json: 'string', maxLength: 50 },
  cell_code: { type: 'code', json: 'string', maxLength: 50 },
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  sku: { type: 'code', json: 'string', readOnly: true, maxLength: 50, copyFrom: 'goods_id.sku' },
  name: { type: 'text', json: 'string', readOnly: true, maxLength: 255, copyFrom: 'goods_id.name' },
  expired_date: { type: 'date', json: 'string' },
  quantity: { type: 'integer', json: 'integer', required: true, minimum: 1 },
  orders: { type: 'long_text', json: 'string', required: true, maxLength: 3000 },
  ...standardFields,
});

export const pickListLineRules: readonly RuleModel[] = [];

export const pickListLineDisplay = ['#', { field: 'id' }] as const;
