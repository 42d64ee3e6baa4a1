// Generated from schemas/warehouse/display-kind.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const displayKind = {
  name: 'display_kind',
  type: 'string',
  values: [
    { value: 'new', key: 'new', tone: 'info' },
    { value: 'refill', key: 'refill', tone: 'progress' },
    { value: 'replace', key: 'replace', tone: 'warning' },
    { value: 'remove', key: 'remove', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type DisplayKind = (typeof displayKind.values)[number]['value'];
