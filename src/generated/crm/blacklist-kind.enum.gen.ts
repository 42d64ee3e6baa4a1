// Generated from schemas/crm/blacklist-kind.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const blacklistKind = {
  name: 'blacklist_kind',
  type: 'string',
  values: [{ value: 'phone', key: 'phone', tone: 'neutral' }, { value: 'address', key: 'address', tone: 'neutral' }],
} as const satisfies EnumModel;

export type BlacklistKind = (typeof blacklistKind.values)[number]['value'];
