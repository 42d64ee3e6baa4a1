// Generated from schemas/invoice/messages.en.json. Edit that file and run `npm run generate`.
export default {
  'entity.tax_code': 'Tax code',
  'enum.tax_code_status.in_use': 'In use',
  'enum.tax_code_status.stopped': 'Stopped',
  'notification.invoice_invalid': 'Invoice {{code}} is invalid: {{reason}}',
  'permission.administration_invoice': 'Invoices',
  'permission.administration_only_invoice': 'Invoices only',
  'rule.tax_code.code_taken': 'Tax code {{value}} is there already.',
  'tax_code.code': 'Tax code',
  'tax_code.status': 'Status',
} satisfies Record<string, string>;
