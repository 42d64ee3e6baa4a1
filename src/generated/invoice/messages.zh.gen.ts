// Generated from schemas/invoice/messages.zh.json. Edit that file and run `npm run generate`.
export default {
  'entity.tax_code': '税号',
  'enum.tax_code_status.in_use': '使用中',
  'enum.tax_code_status.stopped': '停用',
  'notification.invoice_invalid': '发票 {{code}} 无效：{{reason}}',
  'permission.administration_invoice': '发票',
  'permission.administration_only_invoice': '仅发票',
  'rule.tax_code.code_taken': '税号 {{value}} 已存在。',
  'tax_code.code': '税号',
  'tax_code.status': '状态',
} satisfies Record<string, string>;
