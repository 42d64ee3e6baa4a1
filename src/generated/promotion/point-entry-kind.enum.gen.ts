// Generated from schemas/promotion/point-entry-kind.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const pointEntryKind = {
  name: 'point_entry_kind',
  type: 'string',
  values: [
    { value: 'earn', key: 'earn', tone: 'success' },
    { value: 'redeem', key: 'redeem', tone: 'info' },
    { value: 'expire', key: 'expire', tone: 'warning' },
    { value: 'reverse', key: 'reverse', tone: 'danger' },
    { value: 'correct', key: 'correct', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type PointEntryKind = (typeof pointEntryKind.values)[number]['value'];
