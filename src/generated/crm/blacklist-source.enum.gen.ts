// Generated from schemas/crm/blacklist-source.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const blacklistSource = {
  name: 'blacklist_source',
  type: 'string',
  values: [
    { value: 'manual', key: 'manual', tone: 'neutral' },
    { value: 'lead', key: 'lead', tone: 'neutral' },
    { value: 'conversation', key: 'conversation', tone: 'neutral' },
    { value: 'order', key: 'order', tone: 'neutral' },
    { value: 'suggested', key: 'suggested', tone: 'warning' },
  ],
} as const satisfies EnumModel;

export type BlacklistSource = (typeof blacklistSource.values)[number]['value'];
