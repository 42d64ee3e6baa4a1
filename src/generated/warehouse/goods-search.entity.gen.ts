// Generated from schemas/warehouse/goods-search.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type FindGoodsInstruction, findGoodsInstruction } from './find-goods-instruction.enum.gen.ts';
import { type FindGoodsStatus, findGoodsStatus } from './find-goods-status.enum.gen.ts';

export type GoodsSearch = {
  id: number;
  search_id: number;
  order_id: number;
  goods_id: number;
  warehouse_id: number | null;
  status: FindGoodsStatus;
  instruction: FindGoodsInstruction;
  sla_ship_by: string | null;
  /** In all warehouses and shops. */
  available: number | null;
  available_here: number | null;
  /** Without the warehouse in which it is looked for. */
  available_elsewhere: number | null;
};

export const goodsSearchFields = createFields({
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
  available_here: { type: 'integer', json: 'integer' },
  available_elsewhere: {
    type: 'integer', json: 'integer', readOnly: true,
    compute: {
      stored: false,
      value: (c: Logic<GoodsSearch>) =>
        (c.record.available == null ? 0 : c.record.available) - (c.record.available_here == null ? 0 : c.record.available_here),
    },
  },
});

export const goodsSearchRules: readonly RuleModel[] = [];

export const goodsSearchDisplay = [{ field: 'search_id' }] as const;
