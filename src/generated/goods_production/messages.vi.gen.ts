// Generated from schemas/goods_production/messages.vi.json. Edit that file and run `npm run generate`.
export default {
  'messages.confirm_production_record': 'Thực hiện "{{value}}" với phiếu sản xuất {{label}}?',
  'messages.confirm_production_requirement': 'Thực hiện "{{value}}" với yêu cầu sản xuất {{label}}?',
  'permission.goods_production_quantitative': 'Định mức',
  'permission.goods_production_record': 'Hồ sơ sản xuất',
  'permission.goods_production_requirement': 'Yêu cầu sản xuất',
  'permission.material_manager': 'Nguyên phụ liệu',
  'permission.material_receipt_create': 'Nhập nguyên phụ liệu',
  'permission.material_receipt_history': 'Lịch sử nhập nguyên phụ liệu',
} satisfies Record<string, string>;
