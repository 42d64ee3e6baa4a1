// Generated from schemas/crm/conversation-order.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { conversationOrderFields } from './conversation-order.entity.gen.ts';

export const conversationOrderList = createList({
  screen: 'crm/conversation-order',
  route: '/crm/conversation-order',
  module: 'crm',
  entity: 'conversation_order',
  permissions: ['crm_lead_omnichannel'],
  urls: {
    list: '/conversation-order-list', count: '/conversation-order-count', download: '/conversation-order-download',
  },
  downloadName: 'conversation-orders.xlsx',
  columns: [
    column(conversationOrderFields.code, { label: 'conversation_order.code', show: 'always' }),
    column(conversationOrderFields.order_id, { label: 'conversation_order.order_id', show: 'optional' }),
    column(conversationOrderFields.at, { label: 'conversation_order.at', sort: true }),
    column(conversationOrderFields.conversation_id, { label: 'conversation_order.conversation_id' }),
    column(conversationOrderFields.receiver_name, { label: 'conversation_order.receiver_name' }),
    column(conversationOrderFields.status, { label: 'conversation_order.status' }),
    column(conversationOrderFields.delivery_status, { label: 'conversation_order.delivery_status' }),
    column(conversationOrderFields.delivery_order_id, { label: 'conversation_order.delivery_order_id' }),
    column(conversationOrderFields.goods_quantity, { label: 'conversation_order.goods_quantity', sum: true }),
    column(conversationOrderFields.goods_total, { label: 'conversation_order.goods_total', sum: true }),
    column(conversationOrderFields.create_method, { label: 'conversation_order.create_method' }),
    column(conversationOrderFields.account_id, { label: 'conversation_order.account_id' }),
  ],
  filters: [
    filter(conversationOrderFields.code, { label: 'conversation_order.code', kind: 'text' }),
    filter(conversationOrderFields.conversation_id, { label: 'conversation_order.conversation_id', kind: 'reference' }),
    filter(conversationOrderFields.at, { label: 'conversation_order.at', kind: 'date_range', maxDays: 360 }),
    filter(conversationOrderFields.status, { label: 'conversation_order.status', kind: 'multi_select' }),
    filter(conversationOrderFields.create_method, { label: 'conversation_order.create_method', kind: 'multi_select' }),
    filter(conversationOrderFields.account_id, { label: 'conversation_order.account_id', kind: 'reference' }),
  ],
  sort: { field: 'at', order: 'DESC' },
});
