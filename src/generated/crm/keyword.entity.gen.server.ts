// Generated from schemas/crm/keyword.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { keywordDisplay, keywordFields, keywordRules } from './keyword.entity.gen.ts';

export const keywordModel = createEntity({
  name: 'keyword',
  module: 'crm',
  owner: 'customer',
  fields: Object.values(keywordFields),
  display: keywordDisplay,
  search: ['word'],
  unique: [{ key: 'word', fields: ['word', 'type'], message: 'rule.keyword.word_taken' }],
  index: [['position']],
  access: { read: ['crm_keyword'], create: ['crm_keyword'], update: ['crm_keyword'], delete: ['crm_keyword'] },
  lookup: ['crm_keyword'],
  rules: keywordRules,
  live: true,
});
