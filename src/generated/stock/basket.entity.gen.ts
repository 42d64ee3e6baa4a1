// Generated from schemas/stock/basket.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type BasketKind, basketKind } from './basket-kind.enum.gen.ts';
import { type BasketStatus, basketStatus } from './basket-status.enum.gen.ts';

export type Basket = {
  id: number;
  version: number;
  code: string;
  warehouse_id: number;
  /** single: pieces of one goods; mixed: orders of several. */
  kind: BasketKind;
  status: BasketStatus;
  /** What a single one is being filled with. */
  goods_id: number | null;
  expired_date: string | null;
  /** Who picks into it. */
  held_by: number | null;
  note: string | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const basketFields = createFields({
  code: { type: 'code', json: 'string', required: true, key: true, maxLength: 30 },
  warehouse_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'warehouse', onDelete: 'restrict' },
    readOnlyIf: (c: Logic<Basket>) => c.record.status !== 'empty',
  },
  kind: {
    type: 'enum', json: 'string', required: true, default: 'mixed', enum: basketKind,
    readOnlyIf: (c: Logic<Basket>) => c.record.status !== 'empty',
  },
  status: { type: 'enum', json: 'string', required: true, readOnly: true, enum: basketStatus },
  goods_id: {
    type: 'reference', json: 'integer', readOnly: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  expired_date: { type: 'date', json: 'string', readOnly: true },
  held_by: {
    type: 'reference', json: 'integer', readOnly: true, reference: { entity: 'account', onDelete: 'restrict' },
  },
  note: { type: 'long_text', json: 'string', maxLength: 500 },
  ...standardFields,
});

export const basketRules: readonly RuleModel[] = [];

export const basketDisplay = [{ field: 'code' }] as const;
