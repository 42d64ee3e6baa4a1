// Generated from schemas/goods/withdraw-price.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { GoodsPrice } from './goods-price.entity.gen.ts';

export type WithdrawPriceActionInput = {

};

export const withdrawPriceActionFields = createFields({});

export const withdrawPriceAction: RecordAction = {
  key: 'withdraw_price',
  entity: 'goods_price',
  permissions: ['administration_goods_price'],
  guard: (c: Logic<GoodsPrice>) => c.record.state === 'scheduled',
  guardMessage: 'rule.goods_price.not_scheduled',
  success: 'messages.goods_price_withdrawn',
  tone: 'danger',
  bulk: true,
  confirm: true,
};
