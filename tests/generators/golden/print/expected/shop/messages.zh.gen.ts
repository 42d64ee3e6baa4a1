// Generated from schemas/shop/messages.zh.json. Edit that file and run `npm run generate`.
export default {
  'bill.code': 'zh: code',
  'bill.lines': 'zh: lines',
  'bill.total': 'zh: total',
  'bill_line.amount': 'zh: amount',
  'bill_line.bill_id': 'zh: bill_id',
  'bill_line.name': 'zh: name',
  'bill_line.quantity': 'zh: quantity',
  'entity.bill': 'zh: bill',
  'entity.bill_line': 'zh: bill_line',
  'permission.till': 'zh: till',
  'permission_group.shop': 'zh: shop',
  'print.receipt.text.thanks': 'zh: thanks',
  'print.receipt.title': 'zh: title',
} satisfies Record<string, string>;
