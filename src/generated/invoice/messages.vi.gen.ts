// Generated from schemas/invoice/messages.vi.json. Edit that file and run `npm run generate`.
export default {
  'module.invoice': 'Hóa đơn',
  'permission.administration_invoice': 'Hóa đơn',
  'permission.administration_only_invoice': 'Chỉ hóa đơn',
} satisfies Record<string, string>;
