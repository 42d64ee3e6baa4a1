// Generated from schemas/shop/messages.en.json. Edit that file and run `npm run generate`.
export default {
  'bill.code': 'en: code',
  'bill.lines': 'en: lines',
  'bill.total': 'en: total',
  'bill_line.amount': 'en: amount',
  'bill_line.bill_id': 'en: bill_id',
  'bill_line.name': 'en: name',
  'bill_line.quantity': 'en: quantity',
  'entity.bill': 'en: bill',
  'entity.bill_line': 'en: bill_line',
  'permission.till': 'en: till',
  'permission_group.shop': 'en: shop',
  'print.receipt.text.thanks': 'en: thanks',
  'print.receipt.title': 'en: title',
} satisfies Record<string, string>;
