// Generated from schemas/crm/chat-report.report.json. Edit that file and run `npm run generate`.
import { filter } from '#web/list/ListDefinition.ts';
import type { ReportDefinition } from '#web/report/ReportDefinition.ts';
import { ReportScreen } from '#web/report/ReportScreen.tsx';
import { conversationFields } from './conversation.entity.gen.ts';

export const report: ReportDefinition = {
  screen: 'crm/chat-report',
  route: '/crm/chat-report',
  title: 'screen.crm/chat-report.title',
  permissions: ['crm_lead_omnichannel'],
  url: '/crm-chat-report',
  filters: [
    filter(conversationFields.created_at, {
      label: 'kit.field.created_at', kind: 'date_range', maxDays: 360, presets: [1, 7, 30, 90],
    }),
    filter(conversationFields.omnichannel_page_id, { label: 'conversation.omnichannel_page_id', kind: 'reference' }),
    filter(conversationFields.account_id, { label: 'conversation.account_id', kind: 'reference' }),
    filter(conversationFields.type, { label: 'conversation.type', kind: 'multi_select' }),
  ],
  period: { filter: 'created_at', days: 30, home: 7 },
  compare: true,
  dimensions: {
    day: { field: conversationFields.created_at, label: 'kit.report.by_day', by: 'day', filter: 'created_at' },
    hour: { field: conversationFields.created_at, label: 'kit.report.by_hour', by: 'hour' },
    page: {
      field: conversationFields.omnichannel_page_id, label: 'conversation.omnichannel_page_id',
      filter: 'omnichannel_page_id',
    },
    agent: { field: conversationFields.account_id, label: 'conversation.account_id', filter: 'account_id' },
    type: { field: conversationFields.type, label: 'conversation.type', filter: 'type' },
    status: { field: conversationFields.status, label: 'conversation.status', filter: 'status' },
  },
  measures: {
    conversations: { label: 'screen.crm/chat-report.measure.conversations' },
    with_phone: { label: 'screen.crm/chat-report.measure.with_phone', where: { has_phone: true } },
    finished: { label: 'screen.crm/chat-report.measure.finished', where: { status: [100] } },
    closed: { label: 'screen.crm/chat-report.measure.closed', where: { status: [0] }, better: 'less' },
    unanswered: {
      label: 'screen.crm/chat-report.measure.unanswered', where: { status: [0], first_reply_at: [null] },
      better: 'less',
    },
    unread: { label: 'screen.crm/chat-report.measure.unread', where: { reply_status: [0] }, better: 'less' },
    answered: { label: 'screen.crm/chat-report.measure.answered', where: { first_reply_minutes: { from: 0 } } },
    reply_minutes: {
      label: 'screen.crm/chat-report.measure.reply_minutes', field: conversationFields.first_reply_minutes,
      better: 'less',
    },
    first_reply: {
      label: 'screen.crm/chat-report.measure.first_reply', field: conversationFields.first_reply_minutes, isRatio: true,
      better: 'less',
    },
    phone_rate: { label: 'screen.crm/chat-report.measure.phone_rate', where: { has_phone: true }, isShare: true },
    finish_rate: { label: 'screen.crm/chat-report.measure.finish_rate', where: { status: [100] }, isShare: true },
  },
  tiles: [
    {
      key: 'conversations', kind: 'trend', title: 'screen.crm/chat-report.measure.conversations',
      measures: ['conversations'], by: 'day',
      drill: { route: '/crm/conversation-history', permissions: ['crm_lead_omnichannel'] },
    },
    {
      key: 'phone_rate', kind: 'number', title: 'screen.crm/chat-report.measure.phone_rate', measures: ['phone_rate'],
      drill: { route: '/crm/conversation-history', permissions: ['crm_lead_omnichannel'] },
    },
    {
      key: 'finish_rate', kind: 'number', title: 'screen.crm/chat-report.measure.finish_rate',
      measures: ['finish_rate'], drill: { route: '/crm/conversation-history', permissions: ['crm_lead_omnichannel'] },
    },
    {
      key: 'answered', kind: 'number', title: 'screen.crm/chat-report.measure.answered', measures: ['answered'],
      drill: { route: '/crm/conversation-history', permissions: ['crm_lead_omnichannel'] },
    },
    {
      key: 'unread', kind: 'number', title: 'screen.crm/chat-report.measure.unread', measures: ['unread'],
      drill: { route: '/crm/conversation-history', permissions: ['crm_lead_omnichannel'] },
    },
    {
      key: 'first_reply', kind: 'number', title: 'screen.crm/chat-report.measure.first_reply',
      measures: ['first_reply'], drill: { route: '/crm/conversation-history', permissions: ['crm_lead_omnichannel'] },
      home: true,
    },
    {
      key: 'unanswered', kind: 'number', title: 'screen.crm/chat-report.measure.unanswered', measures: ['unanswered'],
      drill: { route: '/crm/conversation-history', permissions: ['crm_lead_omnichannel'] },
    },
    {
      key: 'by_hour', kind: 'bar', title: 'screen.crm/chat-report.measure.conversations', measures: ['conversations'],
      by: 'hour', drill: { route: '/crm/conversation-history', permissions: ['crm_lead_omnichannel'] },
    },
    {
      key: 'types', kind: 'pie', title: 'screen.crm/chat-report.measure.conversations', measures: ['conversations'],
      by: 'type', drill: { route: '/crm/conversation-history', permissions: ['crm_lead_omnichannel'] },
    },
    {
      key: 'hours', kind: 'table', title: 'screen.crm/chat-report.tile.hours',
      measures: ['conversations', 'answered', 'first_reply', 'with_phone', 'phone_rate'], by: 'hour',
      drill: { route: '/crm/conversation-history', permissions: ['crm_lead_omnichannel'] },
    },
    {
      key: 'states', kind: 'pie', title: 'screen.crm/chat-report.tile.states', measures: ['conversations'],
      by: 'status', drill: { route: '/crm/conversation-history', permissions: ['crm_lead_omnichannel'] },
    },
    {
      key: 'pages', kind: 'table', title: 'screen.crm/chat-report.tile.pages',
      measures: [
        'conversations', 'answered', 'with_phone', 'finished', 'closed', 'unanswered', 'phone_rate', 'finish_rate',
        'first_reply',
      ],
      by: 'page', drill: { route: '/crm/conversation-history', permissions: ['crm_lead_omnichannel'] },
    },
    {
      key: 'agents', kind: 'table', title: 'screen.crm/chat-report.tile.agents',
      measures: [
        'conversations', 'answered', 'with_phone', 'finished', 'closed', 'unanswered', 'phone_rate', 'finish_rate',
        'first_reply',
      ],
      by: 'agent', drill: { route: '/crm/conversation-history', permissions: ['crm_lead_omnichannel'] },
    },
  ],
};

export default function ChatReport() {
  return <ReportScreen report={report} />;
}
