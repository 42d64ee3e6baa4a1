// Generated from schemas/*/messages.vi.json. Edit those files and run `npm run generate`.
export default {
  'menu.ShopNumbers': 'menu.ShopNumbers',
  'menu_group.shop': 'menu_group.shop',
  'module.shop': 'module.shop',
  'menu.ShopTill': 'menu.ShopTill',
} satisfies Record<string, string>;
