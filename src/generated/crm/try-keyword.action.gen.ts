// Generated from schemas/crm/try-keyword.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import { type KeywordSearch, keywordSearch } from './keyword-search.enum.gen.ts';

export type TryKeywordActionInput = {
  word: string | null;
  search_type: KeywordSearch | null;
  has_phone: boolean | null;
  page_ids: number[] | null;
};

export type TryKeywordActionResult = {
  /** Messages that were looked through. */
  looked: number;
  met: number;
  /** {id, text, sent_at, page}: the newest of those that match; phone numbers are hidden. */
  rows: unknown;
};

export const tryKeywordActionFields = createFields({
  word: { type: 'text', json: 'string', maxLength: 100 },
  search_type: { type: 'enum', json: 'integer', enum: keywordSearch },
  has_phone: { type: 'boolean', json: 'boolean' },
  page_ids: {
    type: 'links', json: 'array',
    links: { entity: 'omnichannel_page', table: '__page_ids', foreignKey: '_id', otherKey: 'omnichannel_page_id' },
  },
});

export const tryKeywordAction: ActionCall<TryKeywordActionInput, TryKeywordActionResult> = {
  url: '/keyword-try',
};
