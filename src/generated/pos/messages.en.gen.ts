// Generated from schemas/pos/messages.en.json. Edit that file and run `npm run generate`.
export default {
  'messages.pos_received': 'Received at the shop.',
  'permission.pos_goods_manager': 'Store goods',
  'permission.pos_goods_receipt_create': 'Receive goods at the store',
  'permission.pos_goods_transfer': 'Transfer store goods',
  'permission.pos_order_create_single': 'Sell, create online orders',
  'permission.pos_order_list': 'Store orders',
  'permission.pos_order_online_list': 'Store online orders',
} satisfies Record<string, string>;
