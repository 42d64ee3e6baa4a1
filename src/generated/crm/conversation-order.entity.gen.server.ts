// Generated from schemas/crm/conversation-order.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import {
  conversationOrderDisplay,
  conversationOrderFields,
  conversationOrderRules,
} from './conversation-order.entity.gen.ts';

export const conversationOrderModel = createEntity({
  name: 'conversation_order',
  module: 'crm',
  written: 'view',
  owner: 'customer',
  fields: Object.values(conversationOrderFields),
  display: conversationOrderDisplay,
  view: {
    sql: {
      text: "SELECT v.*, v.\"order_id\" AS \"id\" FROM (SELECT s.\"id\" AS \"order_id\", b.\"id\" AS \"conversation_id\", s.\"customer_order_id\" AS \"code\", s.\"created_at\" AS \"at\", s.\"create_method\" AS \"create_method\", s.\"status\" AS \"status\", s.\"delivery_status\" AS \"delivery_status\", s.\"delivery_order_id\" AS \"delivery_order_id\", s.\"receiver_name\" AS \"receiver_name\", s.\"goods_quantity\" AS \"goods_quantity\", s.\"goods_total\" AS \"goods_total\", s.\"created_by\" AS \"account_id\" FROM \"order\" s LEFT JOIN \"conversation\" b ON b.\"customer_id\" = {user.customer}::int8 AND b.\"deleted_at\" IS NULL AND b.\"id\" = s.\"conversation_id\" WHERE s.\"customer_id\" = {user.customer}::int8 AND s.\"deleted_at\" IS NULL AND ('order_manager' = ANY({user.permissions}::text[]) OR NOT ('pos_order_online_list' = ANY({user.permissions}::text[])) OR s.\"pos_id\" IS NOT NULL AND s.\"pos_id\" = ANY({user.pos}::int8[])) AND (s.\"conversation_id\" IS NOT NULL)) v",
      params: ['user.customer', 'user.permissions', 'user.pos'],
    },
    sources: ['conversation', 'order'], id: 'number', of: 'order', walls: [['crm_lead_create', 'crm_lead_omnichannel']],
  },
  access: { read: ['crm_lead_create', 'crm_lead_omnichannel'], create: null, update: null, delete: null },
  lookup: null,
  rules: conversationOrderRules,
  audit: false,
  softDelete: false,
  live: true,
});
