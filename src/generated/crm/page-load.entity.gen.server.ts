// Generated from schemas/crm/page-load.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { pageLoadDisplay, pageLoadFields, pageLoadRules } from './page-load.entity.gen.ts';

export const pageLoadModel = createEntity({
  name: 'page_load',
  module: 'crm',
  written: 'view',
  owner: 'customer',
  fields: Object.values(pageLoadFields),
  display: pageLoadDisplay,
  view: {
    sql: {
      text: 'SELECT v.*, v."page_id" AS "id" FROM (SELECT s."id" AS "page_id", s."channel" AS "channel", s."active" AS "active", s."token_status" AS "token_status", s."assign_mode" AS "assign_mode", s."last_event_at" AS "last_event_at", coalesce(sum(b."open"), 0)::int8 AS "open", coalesce(sum(b."waiting"), 0)::int8 AS "waiting", coalesce(sum(b."unread"), 0)::int8 AS "unread", coalesce(sum(b."unassigned"), 0)::int8 AS "unassigned", coalesce(sum(b."quotes"), 0)::int8 AS "quotes", min(b."waiting_since") AS "oldest" FROM "omnichannel_page" s LEFT JOIN (SELECT v.*, v."conversation_id" AS "id" FROM (SELECT s."id" AS "conversation_id", s."omnichannel_page_id" AS "omnichannel_page_id", s."waiting_since" AS "waiting_since", (1)::int8 AS "open", (CASE WHEN s."waiting_since" IS NOT NULL THEN 1 ELSE 0 END)::int8 AS "waiting", (CASE WHEN s."reply_status" = 0 THEN 1 ELSE 0 END)::int8 AS "unread", (CASE WHEN s."account_id" IS NULL THEN 1 ELSE 0 END)::int8 AS "unassigned", (CASE WHEN s."status" = 30 THEN 1 ELSE 0 END)::int8 AS "quotes" FROM "conversation" s WHERE s."customer_id" = {user.customer}::int8 AND s."deleted_at" IS NULL AND (s."status" IN (10, 20, 30, 40, 50))) v) b ON b."omnichannel_page_id" = s."id" WHERE s."customer_id" = {user.customer}::int8 AND s."deleted_at" IS NULL GROUP BY 1, 2, 3, 4, 5, 6) v',
      params: ['user.customer'],
    },
    sources: ['conversation', 'omnichannel_page', 'page_work'], id: 'number', of: 'omnichannel_page',
    walls: [['crm_lead_omnichannel'], ['crm_lead_create', 'crm_lead_omnichannel']],
  },
  access: { read: ['crm_lead_omnichannel'], create: null, update: null, delete: null },
  lookup: null,
  rules: pageLoadRules,
  audit: false,
  softDelete: false,
  live: true,
});
