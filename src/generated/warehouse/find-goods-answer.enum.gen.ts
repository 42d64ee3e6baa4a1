// Generated from schemas/warehouse/find-goods-answer.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const findGoodsAnswer = {
  name: 'find_goods_answer',
  type: 'integer',
  values: [
    { value: 1, key: 'wait', tone: 'info' },
    { value: 2, key: 'pack_without', tone: 'warning' },
    { value: 3, key: 'cancel_order', tone: 'danger' },
  ],
} as const satisfies EnumModel;

export type FindGoodsAnswer = (typeof findGoodsAnswer.values)[number]['value'];
