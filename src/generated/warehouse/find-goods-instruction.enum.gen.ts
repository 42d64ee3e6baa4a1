// Generated from schemas/warehouse/find-goods-instruction.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const findGoodsInstruction = {
  name: 'find_goods_instruction',
  type: 'integer',
  values: [
    { value: 0, key: 'none', tone: 'neutral' },
    { value: 1, key: 'wait', tone: 'info' },
    { value: 2, key: 'pack_without', tone: 'warning' },
    { value: 3, key: 'cancel_order', tone: 'danger' },
  ],
} as const satisfies EnumModel;

export type FindGoodsInstruction = (typeof findGoodsInstruction.values)[number]['value'];
