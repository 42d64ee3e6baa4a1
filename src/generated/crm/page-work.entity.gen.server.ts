// Generated from schemas/crm/page-work.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { pageWorkDisplay, pageWorkFields, pageWorkRules } from './page-work.entity.gen.ts';

export const pageWorkModel = createEntity({
  name: 'page_work',
  module: 'crm',
  written: 'view',
  owner: 'customer',
  fields: Object.values(pageWorkFields),
  display: pageWorkDisplay,
  view: {
    sql: {
      text: 'SELECT v.*, v."conversation_id" AS "id" FROM (SELECT s."id" AS "conversation_id", s."omnichannel_page_id" AS "omnichannel_page_id", s."waiting_since" AS "waiting_since", (1)::int8 AS "open", (CASE WHEN s."waiting_since" IS NOT NULL THEN 1 ELSE 0 END)::int8 AS "waiting", (CASE WHEN s."reply_status" = 0 THEN 1 ELSE 0 END)::int8 AS "unread", (CASE WHEN s."account_id" IS NULL THEN 1 ELSE 0 END)::int8 AS "unassigned", (CASE WHEN s."status" = 30 THEN 1 ELSE 0 END)::int8 AS "quotes" FROM "conversation" s WHERE s."customer_id" = {user.customer}::int8 AND s."deleted_at" IS NULL AND (s."status" IN (10, 20, 30, 40, 50))) v',
      params: ['user.customer'],
    },
    sources: ['conversation'], id: 'number', of: 'conversation', walls: [['crm_lead_create', 'crm_lead_omnichannel']],
  },
  access: { read: ['crm_lead_omnichannel'], create: null, update: null, delete: null },
  lookup: null,
  rules: pageWorkRules,
  audit: false,
  softDelete: false,
});
