// Generated from schemas/crm/conversation-post.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { conversationPostFields } from './conversation-post.entity.gen.ts';
import { postLoadFields } from './post-load.entity.gen.ts';

export const conversationPostList = createList({
  screen: 'crm/conversation-post',
  route: '/crm/conversation-post',
  module: 'crm',
  entity: 'post_load',
  permissions: ['crm_lead_omnichannel'],
  urls: { list: '/conversation-post-list', count: '/conversation-post-count', download: '/conversation-post-download' },
  downloadName: 'conversation-post.xlsx',
  columns: [
    column(postLoadFields.post_id, { label: 'post_load.post_id', show: 'always' }),
    column(postLoadFields.omnichannel_page_id, { label: 'post_load.omnichannel_page_id' }),
    column(postLoadFields.posted_at, { label: 'post_load.posted_at', sort: true }),
    column(postLoadFields.goods_id, { label: 'post_load.goods_id' }),
    column(postLoadFields.ads_campaign_id, { label: 'post_load.ads_campaign_id' }),
    column(postLoadFields.talks, { label: 'post_load.talks', sort: true, sum: true }),
    column(postLoadFields.waiting, { label: 'post_load.waiting', sort: true, sum: true }),
    column(postLoadFields.with_phone, { label: 'post_load.with_phone', sort: true, sum: true }),
    column(postLoadFields.with_lead, { label: 'post_load.with_lead', sort: true, sum: true }),
    column(postLoadFields.last_message_at, { label: 'post_load.last_message_at', sort: true }),
    column(postLoadFields.auto_hide, { label: 'post_load.auto_hide', show: 'optional' }),
    column(conversationPostFields.permalink, {
      key: 'post_id.permalink', steps: [{ field: 'post_id', kind: 'reference', entity: 'conversation_post' }],
      label: 'conversation_post.permalink', show: 'optional',
    }),
    column(conversationPostFields.external_id, {
      key: 'post_id.external_id', steps: [{ field: 'post_id', kind: 'reference', entity: 'conversation_post' }],
      label: 'conversation_post.external_id', show: 'optional',
    }),
  ],
  filters: [
    filter(conversationPostFields.name, {
      key: 'post_id.name', steps: [{ field: 'post_id', kind: 'reference', entity: 'conversation_post' }],
      label: 'conversation_post.name', kind: 'text',
    }),
    filter(postLoadFields.omnichannel_page_id, { label: 'post_load.omnichannel_page_id', kind: 'reference' }),
    filter(postLoadFields.posted_at, { label: 'post_load.posted_at', kind: 'date_range', maxDays: 360 }),
    filter(postLoadFields.goods_id, { label: 'post_load.goods_id', kind: 'reference' }),
    filter(postLoadFields.ads_campaign_id, { label: 'post_load.ads_campaign_id', kind: 'reference' }),
    filter(postLoadFields.auto_hide, { label: 'post_load.auto_hide', kind: 'multi_select' }),
    filter(postLoadFields.waiting, { label: 'post_load.waiting', kind: 'number_range' }),
  ],
  counts: [{ key: 'waiting', where: { waiting: { from: 1 } } }],
  viewModes: [
    { key: 'all' },
    { key: 'waiting', where: { waiting: { from: 1 } }, badge: 'waiting' },
    { key: 'no_goods', where: { goods_id: [null] } },
  ],
  sort: { field: 'posted_at', order: 'DESC' },
});
