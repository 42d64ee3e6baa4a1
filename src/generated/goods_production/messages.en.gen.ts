// Generated from schemas/goods_production/messages.en.json. Edit that file and run `npm run generate`.
export default {
  'messages.confirm_production_record': 'Do "{{value}}" with the production record {{label}}?',
  'messages.confirm_production_requirement': 'Do "{{value}}" with the production requirement {{label}}?',
  'permission.goods_production_quantitative': 'Quantitative norms',
  'permission.goods_production_record': 'Production records',
  'permission.goods_production_requirement': 'Production requirements',
  'permission.material_manager': 'Materials',
  'permission.material_receipt_create': 'Receive materials',
  'permission.material_receipt_history': 'Material receipt history',
} satisfies Record<string, string>;
