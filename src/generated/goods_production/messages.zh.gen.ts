// Generated from schemas/goods_production/messages.zh.json. Edit that file and run `npm run generate`.
export default {
  'module.goods_production': '生产',
  'permission.goods_production_quantitative': '用料定额',
  'permission.goods_production_record': '生产记录',
  'permission.goods_production_requirement': '生产需求',
  'permission.material_manager': '物料',
  'permission.material_receipt_create': '物料入库',
  'permission.material_receipt_history': '物料入库记录',
} satisfies Record<string, string>;
