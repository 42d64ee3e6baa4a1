// Generated from schemas/pos/messages.zh.json. Edit that file and run `npm run generate`.
export default {
  'messages.pos_received': '门店已收货。',
  'permission.pos_goods_manager': '门店商品',
  'permission.pos_goods_receipt_create': '门店入库',
  'permission.pos_goods_transfer': '门店调拨',
  'permission.pos_order_create_single': '销售、创建线上订单',
  'permission.pos_order_list': '门店订单',
  'permission.pos_order_online_list': '门店线上订单',
} satisfies Record<string, string>;
