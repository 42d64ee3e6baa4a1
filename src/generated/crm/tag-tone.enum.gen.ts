// Generated from schemas/crm/tag-tone.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const tagTone = {
  name: 'tag_tone',
  type: 'string',
  values: [
    { value: 'neutral', key: 'neutral', tone: 'neutral' },
    { value: 'info', key: 'info', tone: 'info' },
    { value: 'progress', key: 'progress', tone: 'progress' },
    { value: 'success', key: 'success', tone: 'success' },
    { value: 'warning', key: 'warning', tone: 'warning' },
    { value: 'danger', key: 'danger', tone: 'danger' },
  ],
} as const satisfies EnumModel;

export type TagTone = (typeof tagTone.values)[number]['value'];
