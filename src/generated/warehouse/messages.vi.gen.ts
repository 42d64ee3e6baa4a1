// Generated from schemas/warehouse/messages.vi.json. Edit that file and run `npm run generate`.
export default {
  'module.warehouse': 'Kho',
  'permission.goods_receipt_create': 'Tạo phiếu nhập hàng',
  'permission.goods_return_history': 'Lịch sử hoàn hàng',
  'permission.warehouse_employee_warning': 'Cảnh báo nhân viên kho',
} satisfies Record<string, string>;
