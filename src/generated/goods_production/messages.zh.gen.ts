// Generated from schemas/goods_production/messages.zh.json. Edit that file and run `npm run generate`.
export default {
  'messages.confirm_production_record': '对生产记录{{label}}执行“{{value}}”吗？',
  'messages.confirm_production_requirement': '对生产需求{{label}}执行“{{value}}”吗？',
  'permission.goods_production_quantitative': '用料定额',
  'permission.goods_production_record': '生产记录',
  'permission.goods_production_requirement': '生产需求',
  'permission.material_manager': '物料',
  'permission.material_receipt_create': '物料入库',
  'permission.material_receipt_history': '物料入库记录',
} satisfies Record<string, string>;
