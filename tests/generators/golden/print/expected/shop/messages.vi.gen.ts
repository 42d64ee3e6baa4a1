// Generated from schemas/shop/messages.vi.json. Edit that file and run `npm run generate`.
export default {
  'bill.code': 'vi: code',
  'bill.lines': 'vi: lines',
  'bill.total': 'vi: total',
  'bill_line.amount': 'vi: amount',
  'bill_line.bill_id': 'vi: bill_id',
  'bill_line.name': 'vi: name',
  'bill_line.quantity': 'vi: quantity',
  'entity.bill': 'vi: bill',
  'entity.bill_line': 'vi: bill_line',
  'permission.till': 'vi: till',
  'permission_group.shop': 'vi: shop',
  'print.receipt.text.thanks': 'vi: thanks',
  'print.receipt.title': 'vi: title',
} satisfies Record<string, string>;
