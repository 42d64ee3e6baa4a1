// Generated from schemas/dc/messages.vi.json. Edit that file and run `npm run generate`.
export default {
  'permission.dc_check_qr': 'Kiểm tra QR',
  'permission.dc_distributor': 'Nhà phân phối',
  'permission.dc_goods': 'Hàng hóa DC',
  'permission.dc_order': 'Đơn DC',
  'permission.dc_order_create': 'Tạo đơn DC',
  'permission.dc_process_file': 'Xử lý tệp',
  'permission.dc_receipt_history': 'Lịch sử nhập DC',
  'permission.dc_return_history': 'Lịch sử hoàn DC',
} satisfies Record<string, string>;
