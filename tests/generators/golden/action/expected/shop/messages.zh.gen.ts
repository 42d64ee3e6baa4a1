// Generated from schemas/shop/messages.zh.json. Edit that file and run `npm run generate`.
export default {
  'bill.code': 'zh: code',
  'bill.lines': 'zh: lines',
  'bill_line.bill_id': 'zh: bill_id',
  'bill_line.name': 'zh: name',
  'bill_line.quantity': 'zh: quantity',
  'check-out.lines': 'zh: lines',
  'check-out.note': 'zh: note',
  'check-out.paid': 'zh: paid',
  'entity.bill': 'zh: bill',
  'entity.bill_line': 'zh: bill_line',
  'permission.shop_seller': 'zh: shop_seller',
  'permission_group.shop': 'zh: shop',
} satisfies Record<string, string>;
