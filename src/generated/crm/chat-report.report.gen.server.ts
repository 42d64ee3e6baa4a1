// Generated from schemas/crm/chat-report.report.json. Edit that file and run `npm run generate`.
import { filter, path } from '#contract/parts.ts';
import type { ReportModel } from '#contract/report.ts';
import { conversationFields } from './conversation.entity.gen.ts';

export const chatReport: ReportModel = {
  screen: 'crm/chat-report',
  route: '/crm/chat-report',
  module: 'crm',
  entity: 'conversation',
  permissions: ['crm_lead_omnichannel'],
  url: '/crm-chat-report',
  filters: [
    filter(conversationFields.created_at, { label: 'kit.field.created_at', kind: 'date_range', maxDays: 360 }),
    filter(conversationFields.omnichannel_page_id, { label: 'conversation.omnichannel_page_id', kind: 'reference' }),
    filter(conversationFields.account_id, { label: 'conversation.account_id', kind: 'reference' }),
    filter(conversationFields.type, { label: 'conversation.type', kind: 'multi_select' }),
  ],
  period: { filter: 'created_at', days: 30, home: 7 },
  compare: true,
  dimensions: [
    { key: 'day', path: path(conversationFields.created_at), by: 'day' },
    { key: 'hour', path: path(conversationFields.created_at), by: 'hour' },
    { key: 'page', path: path(conversationFields.omnichannel_page_id) },
    { key: 'agent', path: path(conversationFields.account_id) },
    { key: 'type', path: path(conversationFields.type) },
    { key: 'status', path: path(conversationFields.status) },
  ],
  measures: [
    { key: 'conversations' },
    { key: 'with_phone', where: { has_phone: true } },
    { key: 'finished', where: { status: [100] } },
    { key: 'closed', where: { status: [0] } },
    { key: 'unanswered', where: { status: [0], first_reply_at: [null] } },
    { key: 'unread', where: { reply_status: [0] } },
    { key: 'answered', where: { first_reply_minutes: { from: 0 } } },
    { key: 'reply_minutes', sum: path(conversationFields.first_reply_minutes) },
    { key: 'first_reply', ratio: ['reply_minutes', 'answered'] },
    { key: 'phone_rate', ratio: ['with_phone', 'conversations'] },
    { key: 'finish_rate', ratio: ['finished', 'conversations'] },
  ],
  tiles: [
    { key: 'conversations', measures: ['conversations'], by: 'day', limit: 400 },
    { key: 'phone_rate', measures: ['phone_rate'], limit: 10 },
    { key: 'finish_rate', measures: ['finish_rate'], limit: 10 },
    { key: 'answered', measures: ['answered'], limit: 10 },
    { key: 'unread', measures: ['unread'], limit: 10 },
    { key: 'first_reply', measures: ['first_reply'], limit: 10 },
    { key: 'unanswered', measures: ['unanswered'], limit: 10 },
    { key: 'by_hour', measures: ['conversations'], by: 'hour', limit: 400 },
    { key: 'types', measures: ['conversations'], by: 'type', limit: 10 },
    {
      key: 'hours', measures: ['conversations', 'answered', 'first_reply', 'with_phone', 'phone_rate'], by: 'hour',
      limit: 400,
    },
    { key: 'states', measures: ['conversations'], by: 'status', limit: 10 },
    {
      key: 'pages',
      measures: [
        'conversations', 'answered', 'with_phone', 'finished', 'closed', 'unanswered', 'phone_rate', 'finish_rate',
        'first_reply',
      ],
      by: 'page', limit: 20,
    },
    {
      key: 'agents',
      measures: [
        'conversations', 'answered', 'with_phone', 'finished', 'closed', 'unanswered', 'phone_rate', 'finish_rate',
        'first_reply',
      ],
      by: 'agent', limit: 30,
    },
  ],
};
