// Generated from schemas/crm/conversation-order.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { conversationOrderFields } from './conversation-order.entity.gen.ts';

export const list = createList({
  screen: 'crm/conversation-order',
  route: '/crm/conversation-order',
  resource: 'conversation_order',
  title: 'screen.crm/conversation-order.title',
  permissions: ['crm_lead_omnichannel'],
  urls: {
    list: '/conversation-order-list', count: '/conversation-order-count', download: '/conversation-order-download',
  },
  downloadName: 'conversation-orders.xlsx',
  columns: [
    column(conversationOrderFields.code, {
      label: 'conversation_order.code', cell: 'code', show: 'always', pin: 'left',
    }),
    column(conversationOrderFields.order_id, {
      label: 'conversation_order.order_id', cell: 'reference', show: 'optional',
    }),
    column(conversationOrderFields.at, { label: 'conversation_order.at', cell: 'date_time', sort: true }),
    column(conversationOrderFields.conversation_id, { label: 'conversation_order.conversation_id', cell: 'reference' }),
    column(conversationOrderFields.receiver_name, {
      label: 'conversation_order.receiver_name', cell: 'text', width: 180,
    }),
    column(conversationOrderFields.status, { label: 'conversation_order.status', cell: 'enum' }),
    column(conversationOrderFields.delivery_status, { label: 'conversation_order.delivery_status', cell: 'enum' }),
    column(conversationOrderFields.delivery_order_id, {
      label: 'conversation_order.delivery_order_id', cell: 'tracking',
    }),
    column(conversationOrderFields.goods_quantity, {
      label: 'conversation_order.goods_quantity', cell: 'number', sum: true,
    }),
    column(conversationOrderFields.goods_total, {
      label: 'conversation_order.goods_total', cell: 'money', sum: true, footer: true,
    }),
    column(conversationOrderFields.create_method, { label: 'conversation_order.create_method', cell: 'enum' }),
    column(conversationOrderFields.account_id, { label: 'conversation_order.account_id', cell: 'reference' }),
  ],
  filters: [
    filter(conversationOrderFields.code, { label: 'conversation_order.code', kind: 'text' }),
    filter(conversationOrderFields.conversation_id, { label: 'conversation_order.conversation_id', kind: 'reference' }),
    filter(conversationOrderFields.at, {
      label: 'conversation_order.at', kind: 'date_range', maxDays: 360, presets: [1, 7, 30, 90],
    }),
    filter(conversationOrderFields.status, { label: 'conversation_order.status', kind: 'multi_select' }),
    filter(conversationOrderFields.create_method, {
      label: 'conversation_order.create_method', kind: 'multi_select', place: 'panel',
    }),
    filter(conversationOrderFields.account_id, { label: 'conversation_order.account_id', kind: 'reference' }),
  ],
  sort: { field: 'at', order: 'DESC' },
  mobile: { title: 'code', lines: ['receiver_name', 'status', 'at', 'goods_total'] },
  emptyText: 'screen.crm/conversation-order.empty',
  live: true,
});

export default function ConversationOrderList() {
  return <ListScreen list={list} />;
}
