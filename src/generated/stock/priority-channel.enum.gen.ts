// Generated from schemas/stock/priority-channel.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const priorityChannel = {
  name: 'priority_channel',
  type: 'string',
  values: [
    { value: 'shopee', key: 'shopee', tone: 'neutral' },
    { value: 'lazada', key: 'lazada', tone: 'neutral' },
    { value: 'tiktok_shop', key: 'tiktok_shop', tone: 'neutral' },
    { value: 'pos', key: 'pos', tone: 'neutral' },
    { value: 'dc', key: 'dc', tone: 'neutral' },
    { value: 'other', key: 'other', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type PriorityChannel = (typeof priorityChannel.values)[number]['value'];
