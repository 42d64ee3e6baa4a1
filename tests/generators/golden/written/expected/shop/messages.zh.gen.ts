// Generated from schemas/shop/messages.zh.json. Edit that file and run `npm run generate`.
export default {
  'entity.goods': 'zh: goods',
  'entity.stock_level': 'zh: stock_level',
  'goods.code': 'zh: code',
  'permission.stock_manager': 'zh: stock_manager',
  'permission_group.shop': 'zh: shop',
  'rule.stock_level.reserved': 'zh: reserved',
  'rule.stock_level.wrong_cell': 'zh: wrong_cell',
  'screen.shop/stock-levels.title': 'zh: title',
  'stock_level.available': 'zh: available',
  'stock_level.cell': 'zh: cell',
  'stock_level.goods_id': 'zh: goods_id',
  'stock_level.on_hand': 'zh: on_hand',
  'stock_level.reserved': 'zh: reserved',
} satisfies Record<string, string>;
