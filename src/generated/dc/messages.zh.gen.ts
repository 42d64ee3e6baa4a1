// Generated from schemas/dc/messages.zh.json. Edit that file and run `npm run generate`.
export default {
  'permission.dc_check_qr': '二维码核查',
  'permission.dc_distributor': '经销商',
  'permission.dc_goods': '配送中心商品',
  'permission.dc_order': '配送中心订单',
  'permission.dc_order_create': '创建配送中心订单',
  'permission.dc_process_file': '文件处理',
  'permission.dc_receipt_history': '配送中心入库记录',
  'permission.dc_return_history': '配送中心退货记录',
} satisfies Record<string, string>;
