// Generated from schemas/warehouse/match-return.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { GoodsReturn } from './goods-return.entity.gen.ts';

export type MatchReturnActionInput = {
  order_id: number;
};

export const matchReturnActionFields = createFields({
  order_id: {
    type: 'reference', json: 'integer', required: true,
    reference: { entity: 'order', onDelete: 'restrict', where: { status: [200] } },
  },
});

export const matchReturnAction: RecordAction = {
  key: 'match_return',
  entity: 'goods_return',
  permissions: ['goods_return_history'],
  guard: (c: Logic<GoodsReturn>) => c.record.kind === 'unknown' && c.record.status === 'received',
  guardMessage: 'rule.goods_return.known',
  form: 'match-return',
  success: 'messages.goods_return_matched',
};
