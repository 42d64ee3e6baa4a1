// Generated from schemas/invoice/messages.en.json. Edit that file and run `npm run generate`.
export default {
  'module.invoice': 'Invoices',
  'permission.administration_invoice': 'Invoices',
  'permission.administration_only_invoice': 'Invoices only',
} satisfies Record<string, string>;
