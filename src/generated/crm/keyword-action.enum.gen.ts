// Generated from schemas/crm/keyword-action.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const keywordAction = {
  name: 'keyword_action',
  type: 'string',
  values: [
    { value: 'flag', key: 'flag', tone: 'warning' },
    { value: 'refuse', key: 'refuse', tone: 'danger' },
    { value: 'tag', key: 'tag', tone: 'info' },
    { value: 'hide_comment', key: 'hide_comment', tone: 'warning' },
    { value: 'auto_reply', key: 'auto_reply', tone: 'info' },
    { value: 'assign', key: 'assign', tone: 'info' },
    { value: 'ask_quote', key: 'ask_quote', tone: 'info' },
    { value: 'propose_lead', key: 'propose_lead', tone: 'success' },
  ],
} as const satisfies EnumModel;

export type KeywordAction = (typeof keywordAction.values)[number]['value'];
