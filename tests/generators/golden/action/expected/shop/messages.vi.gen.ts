// Generated from schemas/shop/messages.vi.json. Edit that file and run `npm run generate`.
export default {
  'bill.code': 'vi: code',
  'bill.lines': 'vi: lines',
  'bill_line.bill_id': 'vi: bill_id',
  'bill_line.name': 'vi: name',
  'bill_line.quantity': 'vi: quantity',
  'check-out.lines': 'vi: lines',
  'check-out.note': 'vi: note',
  'check-out.paid': 'vi: paid',
  'entity.bill': 'vi: bill',
  'entity.bill_line': 'vi: bill_line',
  'permission.shop_seller': 'vi: shop_seller',
  'permission_group.shop': 'vi: shop',
} satisfies Record<string, string>;
