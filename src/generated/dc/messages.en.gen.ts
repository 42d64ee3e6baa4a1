// Generated from schemas/dc/messages.en.json. Edit that file and run `npm run generate`.
export default {
  'permission.dc_check_qr': 'QR check',
  'permission.dc_distributor': 'Distributors',
  'permission.dc_goods': 'DC goods',
  'permission.dc_order': 'DC orders',
  'permission.dc_order_create': 'Create DC orders',
  'permission.dc_process_file': 'File processing',
  'permission.dc_receipt_history': 'DC receipt history',
  'permission.dc_return_history': 'DC return history',
} satisfies Record<string, string>;
