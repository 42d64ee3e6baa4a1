// Generated from schemas/_shared/language.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const language = {
  name: 'language',
  type: 'string',
  values: [
    { value: 'vi', key: 'vi', tone: 'neutral' },
    { value: 'en', key: 'en', tone: 'neutral' },
    { value: 'zh', key: 'zh', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type Language = (typeof language.values)[number]['value'];
