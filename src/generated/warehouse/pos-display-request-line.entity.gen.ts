// Generated from schemas/warehouse/pos-display-request-line.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type GoodsUnit, goodsUnit } from '#generated/goods/goods-unit.enum.gen.ts';
import type { PosDisplayRequest } from './pos-display-request.entity.gen.ts';

export type PosDisplayRequestLine = {
  id: number;
  version: number;
  pos_display_request_id: number;
  goods_id: number;
  sku: string | null;
  name: string | null;
  unit: GoodsUnit | null;
  quantity: number;
  approved_quantity: number | null;
  /** Shelf or place in the shop. */
  position: string | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const posDisplayRequestLineFields = createFields({
  pos_display_request_id: {
    type: 'reference', json: 'integer', required: true,
    reference: { entity: 'pos_display_request', onDelete: 'restrict' },
  },
  goods_id: {
    type: 'reference', json: 'integer', required: true,
    reference: { entity: 'goods', onDelete: 'restrict', where: { active: true } },
    readOnlyIf: (c: Logic<PosDisplayRequestLine, PosDisplayRequest>) => [2, 3].includes(c.parent.status),
  },
  sku: { type: 'code', json: 'string', readOnly: true, maxLength: 50, copyFrom: 'goods_id.sku' },
  name: { type: 'text', json: 'string', readOnly: true, maxLength: 255, copyFrom: 'goods_id.name' },
  unit: { type: 'enum', json: 'string', readOnly: true, enum: goodsUnit, copyFrom: 'goods_id.unit' },
  quantity: {
    type: 'integer', json: 'integer', required: true, minimum: 1, maximum: 100000, default: 1,
    readOnlyIf: (c: Logic<PosDisplayRequestLine, PosDisplayRequest>) => [2, 3].includes(c.parent.status),
  },
  approved_quantity: {
    type: 'integer', json: 'integer', minimum: 0, maximum: 100000,
    readOnlyIf: (c: Logic<PosDisplayRequestLine, PosDisplayRequest>) => c.parent.status !== 2,
  },
  position: {
    type: 'text', json: 'string', maxLength: 100,
    readOnlyIf: (c: Logic<PosDisplayRequestLine, PosDisplayRequest>) => [2, 3].includes(c.parent.status),
  },
  ...standardFields,
});

export const posDisplayRequestLineRules: readonly RuleModel[] = [
  {
    key: 'more_than_asked',
    check: (c: Logic<PosDisplayRequestLine, PosDisplayRequest>) =>
      c.record.quantity == null || c.record.approved_quantity == null || c.record.approved_quantity <= c.record.quantity,
    level: 'error', on: ['create', 'update'], message: 'rule.pos_display_request_line.more_than_asked',
    at: 'approved_quantity',
  },
];

export const posDisplayRequestLineDisplay = ['#', { field: 'id' }] as const;
