// Generated from schemas/crm/post-load.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { postLoadDisplay, postLoadFields, postLoadRules } from './post-load.entity.gen.ts';

export const postLoadModel = createEntity({
  name: 'post_load',
  module: 'crm',
  written: 'view',
  owner: 'customer',
  fields: Object.values(postLoadFields),
  display: postLoadDisplay,
  view: {
    sql: {
      text: 'SELECT v.*, v."post_id" AS "id" FROM (SELECT s."id" AS "post_id", s."omnichannel_page_id" AS "omnichannel_page_id", s."posted_at" AS "posted_at", s."goods_id" AS "goods_id", s."ads_campaign_id" AS "ads_campaign_id", s."auto_hide" AS "auto_hide", count(b."conversation_id") AS "talks", coalesce(sum(b."waiting"), 0)::int8 AS "waiting", coalesce(sum(b."with_phone"), 0)::int8 AS "with_phone", coalesce(sum(b."with_lead"), 0)::int8 AS "with_lead", max(b."last_message_at") AS "last_message_at" FROM "conversation_post" s LEFT JOIN (SELECT v.*, v."conversation_id" AS "id" FROM (SELECT s."id" AS "conversation_id", s."post_id" AS "post_id", s."last_message_at" AS "last_message_at", (CASE WHEN s."waiting_since" IS NOT NULL THEN 1 ELSE 0 END)::int8 AS "waiting", (CASE WHEN s."has_phone" THEN 1 ELSE 0 END)::int8 AS "with_phone", (CASE WHEN s."lead_id" IS NOT NULL THEN 1 ELSE 0 END)::int8 AS "with_lead" FROM "conversation" s WHERE s."customer_id" = {user.customer}::int8 AND s."deleted_at" IS NULL AND (s."post_id" IS NOT NULL)) v) b ON b."post_id" = s."id" WHERE s."customer_id" = {user.customer}::int8 AND s."deleted_at" IS NULL GROUP BY 1, 2, 3, 4, 5, 6) v',
      params: ['user.customer'],
    },
    sources: ['conversation', 'conversation_post', 'post_talk'], id: 'number', of: 'conversation_post',
    walls: [['crm_lead_create', 'crm_lead_omnichannel'], ['crm_lead_omnichannel']],
  },
  access: { read: ['crm_lead_omnichannel'], create: null, update: null, delete: null },
  lookup: null,
  rules: postLoadRules,
  audit: false,
  softDelete: false,
  live: true,
});
