// Generated from schemas/crm/keyword-search.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const keywordSearch = {
  name: 'keyword_search',
  type: 'integer',
  values: [{ value: 1, key: 'contains', tone: 'neutral' }, { value: 2, key: 'exact', tone: 'neutral' }],
} as const satisfies EnumModel;

export type KeywordSearch = (typeof keywordSearch.values)[number]['value'];
