// Generated from schemas/invoice/messages.zh.json. Edit that file and run `npm run generate`.
export default {
  'module.invoice': '发票',
  'permission.administration_invoice': '发票',
  'permission.administration_only_invoice': '仅发票',
} satisfies Record<string, string>;
