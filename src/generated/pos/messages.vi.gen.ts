// Generated from schemas/pos/messages.vi.json. Edit that file and run `npm run generate`.
export default {
  'messages.pos_received': 'Cửa hàng đã nhận hàng.',
  'permission.pos_goods_manager': 'Hàng hóa cửa hàng',
  'permission.pos_goods_receipt_create': 'Nhập hàng cửa hàng',
  'permission.pos_goods_transfer': 'Chuyển hàng cửa hàng',
  'permission.pos_order_create_single': 'Bán hàng, tạo đơn online',
  'permission.pos_order_list': 'Đơn bán tại cửa hàng',
  'permission.pos_order_online_list': 'Đơn online của cửa hàng',
} satisfies Record<string, string>;
