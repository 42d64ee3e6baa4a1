// Generated from schemas/shop/messages.en.json. Edit that file and run `npm run generate`.
export default {
  'entity.goods': 'en: goods',
  'entity.stock_level': 'en: stock_level',
  'goods.code': 'en: code',
  'permission.stock_manager': 'en: stock_manager',
  'permission_group.shop': 'en: shop',
  'rule.stock_level.reserved': 'en: reserved',
  'rule.stock_level.wrong_cell': 'en: wrong_cell',
  'screen.shop/stock-levels.title': 'en: title',
  'stock_level.available': 'en: available',
  'stock_level.cell': 'en: cell',
  'stock_level.goods_id': 'en: goods_id',
  'stock_level.on_hand': 'en: on_hand',
  'stock_level.reserved': 'en: reserved',
} satisfies Record<string, string>;
