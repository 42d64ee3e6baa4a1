// Generated from schemas/crm/keyword-type.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const keywordType = {
  name: 'keyword_type',
  type: 'integer',
  values: [{ value: 1, key: 'landing_page', tone: 'neutral' }, { value: 2, key: 'omnichat', tone: 'neutral' }],
} as const satisfies EnumModel;

export type KeywordType = (typeof keywordType.values)[number]['value'];
