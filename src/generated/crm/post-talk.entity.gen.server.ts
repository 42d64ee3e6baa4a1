// Generated from schemas/crm/post-talk.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { postTalkDisplay, postTalkFields, postTalkRules } from './post-talk.entity.gen.ts';

export const postTalkModel = createEntity({
  name: 'post_talk',
  module: 'crm',
  written: 'view',
  owner: 'customer',
  fields: Object.values(postTalkFields),
  display: postTalkDisplay,
  view: {
    sql: {
      text: 'SELECT v.*, v."conversation_id" AS "id" FROM (SELECT s."id" AS "conversation_id", s."post_id" AS "post_id", s."last_message_at" AS "last_message_at", (CASE WHEN s."waiting_since" IS NOT NULL THEN 1 ELSE 0 END)::int8 AS "waiting", (CASE WHEN s."has_phone" THEN 1 ELSE 0 END)::int8 AS "with_phone", (CASE WHEN s."lead_id" IS NOT NULL THEN 1 ELSE 0 END)::int8 AS "with_lead" FROM "conversation" s WHERE s."customer_id" = {user.customer}::int8 AND s."deleted_at" IS NULL AND (s."post_id" IS NOT NULL)) v',
      params: ['user.customer'],
    },
    sources: ['conversation'], id: 'number', of: 'conversation', walls: [['crm_lead_create', 'crm_lead_omnichannel']],
  },
  access: { read: ['crm_lead_omnichannel'], create: null, update: null, delete: null },
  lookup: null,
  rules: postTalkRules,
  audit: false,
  softDelete: false,
});
