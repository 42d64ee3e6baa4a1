// Generated from schemas/warehouse/messages.zh.json. Edit that file and run `npm run generate`.
export default {
  'module.warehouse': '仓库',
  'permission.goods_receipt_create': '创建入库单',
  'permission.goods_return_history': '退货记录',
  'permission.warehouse_employee_warning': '仓库员工预警',
} satisfies Record<string, string>;
