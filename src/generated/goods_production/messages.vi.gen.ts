// Generated from schemas/goods_production/messages.vi.json. Edit that file and run `npm run generate`.
export default {
  'module.goods_production': 'Sản xuất',
  'permission.goods_production_quantitative': 'Định mức',
  'permission.goods_production_record': 'Hồ sơ sản xuất',
  'permission.goods_production_requirement': 'Yêu cầu sản xuất',
  'permission.material_manager': 'Nguyên phụ liệu',
  'permission.material_receipt_create': 'Nhập nguyên phụ liệu',
  'permission.material_receipt_history': 'Lịch sử nhập nguyên phụ liệu',
} satisfies Record<string, string>;
