// Generated from schemas/warehouse/find-goods-status.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const findGoodsStatus = {
  name: 'find_goods_status',
  type: 'integer',
  values: [
    { value: 0, key: 'pending', tone: 'warning' },
    { value: 1, key: 'partly_found', tone: 'progress' },
    { value: 2, key: 'not_found', tone: 'danger' },
    { value: 3, key: 'found', tone: 'success' },
    { value: 4, key: 'closed', tone: 'neutral' },
    { value: 5, key: 'closed_by_instruction', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type FindGoodsStatus = (typeof findGoodsStatus.values)[number]['value'];
