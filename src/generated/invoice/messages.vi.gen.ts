// Generated from schemas/invoice/messages.vi.json. Edit that file and run `npm run generate`.
export default {
  'entity.tax_code': 'Mã số thuế',
  'enum.tax_code_status.in_use': 'Đang dùng',
  'enum.tax_code_status.stopped': 'Ngừng dùng',
  'notification.invoice_invalid': 'Hóa đơn {{code}} không hợp lệ: {{reason}}',
  'permission.administration_invoice': 'Hóa đơn',
  'permission.administration_only_invoice': 'Chỉ hóa đơn',
  'rule.tax_code.code_taken': 'Mã số thuế {{value}} đã có.',
  'tax_code.code': 'Mã số thuế',
  'tax_code.status': 'Trạng thái',
} satisfies Record<string, string>;
