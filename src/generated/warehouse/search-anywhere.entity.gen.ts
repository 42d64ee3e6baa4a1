// Generated from schemas/warehouse/search-anywhere.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import { type FindGoodsInstruction, findGoodsInstruction } from './find-goods-instruction.enum.gen.ts';
import { type FindGoodsStatus, findGoodsStatus } from './find-goods-status.enum.gen.ts';

export type SearchAnywhere = {
  id: number;
  search_id: number;
  order_id: number;
  goods_id: number;
  warehouse_id: number | null;
  status: FindGoodsStatus;
  instruction: FindGoodsInstruction;
  sla_ship_by: string | null;
  available: number | null;
};

export const searchAnywhereFields = createFields({
  search_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'find_goods', onDelete: 'restrict' },
  },
  order_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'order', onDelete: 'restrict' },
  },
  goods_id: {
    type: 'reference', json: 'integer', required: true, reference: { entity: 'goods', onDelete: 'restrict' },
  },
  warehouse_id: { type: 'reference', json: 'integer', reference: { entity: 'warehouse', onDelete: 'restrict' } },
  status: { type: 'enum', json: 'integer', required: true, enum: findGoodsStatus },
  instruction: { type: 'enum', json: 'integer', required: true, enum: findGoodsInstruction },
  sla_ship_by: { type: 'date_time', json: 'string' },
  available: { type: 'integer', json: 'integer' },
});

export const searchAnywhereRules: readonly RuleModel[] = [];

export const searchAnywhereDisplay = [{ field: 'search_id' }] as const;
