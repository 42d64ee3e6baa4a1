// Generated from schemas/crm/conversation-post.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { conversationPostFields } from './conversation-post.entity.gen.ts';
import { type PostLoad, postLoadFields } from './post-load.entity.gen.ts';

export const list = createList({
  screen: 'crm/conversation-post',
  route: '/crm/conversation-post',
  resource: 'post_load',
  title: 'screen.crm/conversation-post.title',
  permissions: ['crm_lead_omnichannel'],
  urls: { list: '/conversation-post-list', count: '/conversation-post-count', download: '/conversation-post-download' },
  downloadName: 'conversation-post.xlsx',
  columns: [
    column(postLoadFields.post_id, {
      label: 'post_load.post_id', cell: 'reference', show: 'always', width: 280, pin: 'left',
      link: '/crm/conversation-post',
    }),
    column(postLoadFields.omnichannel_page_id, {
      label: 'post_load.omnichannel_page_id', cell: 'reference', width: 180,
    }),
    column(postLoadFields.posted_at, { label: 'post_load.posted_at', cell: 'date_time', sort: true }),
    column(postLoadFields.goods_id, { label: 'post_load.goods_id', cell: 'reference', width: 220 }),
    column(postLoadFields.ads_campaign_id, { label: 'post_load.ads_campaign_id', cell: 'reference', width: 200 }),
    column(postLoadFields.talks, { label: 'post_load.talks', cell: 'number', sort: true, sum: true, footer: true }),
    column(postLoadFields.waiting, { label: 'post_load.waiting', cell: 'number', sort: true, sum: true, footer: true }),
    column(postLoadFields.with_phone, {
      label: 'post_load.with_phone', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(postLoadFields.with_lead, {
      label: 'post_load.with_lead', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(postLoadFields.last_message_at, { label: 'post_load.last_message_at', cell: 'date_time', sort: true }),
    column(postLoadFields.auto_hide, { label: 'post_load.auto_hide', cell: 'enum', show: 'optional' }),
    column(conversationPostFields.permalink, {
      key: 'post_id.permalink', label: 'conversation_post.permalink', cell: 'link', show: 'optional',
    }),
    column(conversationPostFields.external_id, {
      key: 'post_id.external_id', label: 'conversation_post.external_id', cell: 'code', show: 'optional',
    }),
  ],
  filters: [
    filter(conversationPostFields.name, { key: 'post_id.name', label: 'conversation_post.name', kind: 'text' }),
    filter(postLoadFields.omnichannel_page_id, { label: 'post_load.omnichannel_page_id', kind: 'reference' }),
    filter(postLoadFields.posted_at, {
      label: 'post_load.posted_at', kind: 'date_range', maxDays: 360, presets: [1, 7, 30, 90],
    }),
    filter(postLoadFields.goods_id, { label: 'post_load.goods_id', kind: 'reference' }),
    filter(postLoadFields.ads_campaign_id, { label: 'post_load.ads_campaign_id', kind: 'reference' }),
    filter(postLoadFields.auto_hide, { label: 'post_load.auto_hide', kind: 'multi_select', place: 'panel' }),
    filter(postLoadFields.waiting, { label: 'post_load.waiting', kind: 'number_range', place: 'panel' }),
  ],
  counts: ['waiting'],
  viewModes: [
    { key: 'all', label: 'screen.crm/conversation-post.mode.all' },
    { key: 'waiting', label: 'screen.crm/conversation-post.mode.waiting', badge: 'waiting' },
    { key: 'no_goods', label: 'screen.crm/conversation-post.mode.no_goods' },
  ],
  sort: { field: 'posted_at', order: 'DESC' },
  row: [
    {
      key: 'chats', label: 'screen.crm/conversation-post.action.chats', route: '/crm/conversation-history',
      filter: { post_id: { from: 'post_id', choice: true } }, permissions: ['crm_lead_omnichannel'],
    },
  ],
  open: '/crm/conversation-post',
  mobile: { title: 'post_id', lines: ['omnichannel_page_id', 'waiting', 'talks', 'last_message_at'] },
  rowTone: [{ when: (c: Logic<PostLoad>) => c.record.waiting != null && c.record.waiting > 0, tone: 'warning' }],
  emptyText: 'screen.crm/conversation-post.empty',
  live: true,
});

export default function ConversationPostList() {
  return <ListScreen list={list} />;
}
