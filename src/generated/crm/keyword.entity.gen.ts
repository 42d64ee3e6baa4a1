// Generated from schemas/crm/keyword.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type KeywordAction, keywordAction } from './keyword-action.enum.gen.ts';
import { type KeywordSearch, keywordSearch } from './keyword-search.enum.gen.ts';
import { type KeywordType, keywordType } from './keyword-type.enum.gen.ts';

export type Keyword = {
  id: number;
  version: number;
  word: string;
  type: KeywordType;
  search_type: KeywordSearch;
  /** Any phone number in the text instead of the word, which then only names the row. */
  has_phone: boolean;
  action: KeywordAction;
  tag_id: number | null;
  template_id: number | null;
  account_id: number | null;
  /** Pages where it counts; empty: all. */
  page_ids: number[] | null;
  position: number;
  active: boolean;
  hit_count: number;
  last_hit_at: string | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const keywordFields = createFields({
  word: { type: 'text', json: 'string', required: true, key: true, ordered: true, maxLength: 100 },
  type: { type: 'enum', json: 'integer', required: true, default: 2, enum: keywordType },
  search_type: { type: 'enum', json: 'integer', required: true, default: 1, enum: keywordSearch },
  has_phone: { type: 'boolean', json: 'boolean', required: true, default: false },
  action: { type: 'enum', json: 'string', required: true, enum: keywordAction },
  tag_id: {
    type: 'reference', json: 'integer', onHide: 'clear',
    reference: { entity: 'conversation_tag', onDelete: 'restrict' },
    visible: (c: Logic<Keyword>) => c.record.action === 'tag',
    requiredIf: (c: Logic<Keyword>) => c.record.action === 'tag',
  },
  template_id: {
    type: 'reference', json: 'integer', onHide: 'clear',
    reference: { entity: 'conversation_template', onDelete: 'restrict' },
    visible: (c: Logic<Keyword>) => c.record.action === 'auto_reply',
    requiredIf: (c: Logic<Keyword>) => c.record.action === 'auto_reply',
  },
  account_id: {
    type: 'reference', json: 'integer', onHide: 'clear', reference: { entity: 'account', onDelete: 'restrict' },
    visible: (c: Logic<Keyword>) => c.record.action === 'assign',
    requiredIf: (c: Logic<Keyword>) => c.record.action === 'assign',
  },
  page_ids: {
    type: 'links', json: 'array', onHide: 'clear',
    links: {
      entity: 'omnichannel_page', table: 'keyword__page_ids', foreignKey: 'keyword_id', otherKey: 'omnichannel_page_id',
    },
    visible: (c: Logic<Keyword>) => c.record.type === 2,
  },
  position: { type: 'integer', json: 'integer', required: true, minimum: 1, maximum: 1000, default: 1 },
  active: { type: 'boolean', json: 'boolean', required: true, default: true },
  hit_count: { type: 'integer', json: 'integer', required: true, readOnly: true, minimum: 0, default: 0 },
  last_hit_at: { type: 'date_time', json: 'string', readOnly: true },
  ...standardFields,
});

export const keywordRules: readonly RuleModel[] = [
  {
    key: 'only_chat',
    check: (c: Logic<Keyword>) =>
      c.record.action == null || c.record.type == null || !['hide_comment', 'auto_reply', 'ask_quote', 'propose_lead'].includes(c.record.action) || c.record.type === 2,
    level: 'error', on: ['create', 'update'], message: 'rule.keyword.only_chat', at: 'action',
  },
  {
    key: 'only_forms',
    check: (c: Logic<Keyword>) =>
      c.record.action == null || c.record.type == null || c.record.action !== 'refuse' || c.record.type === 1,
    level: 'error', on: ['create', 'update'], message: 'rule.keyword.only_forms', at: 'action',
  },
];

export const keywordDisplay = [{ field: 'word' }] as const;
