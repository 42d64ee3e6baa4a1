// Generated from schemas/crm/blacklist-reason.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const blacklistReason = {
  name: 'blacklist_reason',
  type: 'string',
  values: [
    { value: 'returns', key: 'returns', tone: 'warning' },
    { value: 'abuse', key: 'abuse', tone: 'danger' },
    { value: 'fraud', key: 'fraud', tone: 'danger' },
    { value: 'competitor', key: 'competitor', tone: 'neutral' },
    { value: 'other', key: 'other', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type BlacklistReason = (typeof blacklistReason.values)[number]['value'];
