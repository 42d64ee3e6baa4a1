// Generated from schemas/shop/messages.vi.json. Edit that file and run `npm run generate`.
export default {
  'entity.goods': 'vi: goods',
  'entity.stock_level': 'vi: stock_level',
  'goods.code': 'vi: code',
  'permission.stock_manager': 'vi: stock_manager',
  'permission_group.shop': 'vi: shop',
  'rule.stock_level.reserved': 'vi: reserved',
  'rule.stock_level.wrong_cell': 'vi: wrong_cell',
  'screen.shop/stock-levels.title': 'vi: title',
  'stock_level.available': 'vi: available',
  'stock_level.cell': 'vi: cell',
  'stock_level.goods_id': 'vi: goods_id',
  'stock_level.on_hand': 'vi: on_hand',
  'stock_level.reserved': 'vi: reserved',
} satisfies Record<string, string>;
