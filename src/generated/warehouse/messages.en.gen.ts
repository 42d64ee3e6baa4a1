// Generated from schemas/warehouse/messages.en.json. Edit that file and run `npm run generate`.
export default {
  'module.warehouse': 'Warehouse',
  'permission.goods_receipt_create': 'Create goods receipts',
  'permission.goods_return_history': 'Return history',
  'permission.warehouse_employee_warning': 'Warehouse staff warnings',
} satisfies Record<string, string>;
