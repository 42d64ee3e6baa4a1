// Generated from schemas/shop/messages.en.json. Edit that file and run `npm run generate`.
export default {
  'bill.code': 'en: code',
  'bill.lines': 'en: lines',
  'bill_line.bill_id': 'en: bill_id',
  'bill_line.name': 'en: name',
  'bill_line.quantity': 'en: quantity',
  'check-out.lines': 'en: lines',
  'check-out.note': 'en: note',
  'check-out.paid': 'en: paid',
  'entity.bill': 'en: bill',
  'entity.bill_line': 'en: bill_line',
  'permission.shop_seller': 'en: shop_seller',
  'permission_group.shop': 'en: shop',
} satisfies Record<string, string>;
