// Generated from schemas/warehouse/claim-returns.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { GoodsReturn } from './goods-return.entity.gen.ts';

export type ClaimReturnsActionInput = {
  note: string | null;
};

export const claimReturnsActionFields = createFields({
  note: { type: 'long_text', json: 'string', maxLength: 500 },
});

export const claimReturnsAction: RecordAction = {
  key: 'claim_returns',
  entity: 'goods_return',
  permissions: ['goods_return_history'],
  guard: (c: Logic<GoodsReturn>) =>
    c.record.kind === 'carrier' && c.record.order_id != null && c.user.permissions.includes('order_detail_price'),
  guardMessage: 'rule.goods_return.not_of_carrier',
  form: 'claim-returns',
  success: 'messages.returns_claimed',
  bulk: true,
};
