// Generated from schemas/*/messages.zh.json. Edit those files and run `npm run generate`.
export default {
  'menu.ParcelList': 'zh: ParcelList',
  'menu_group.parcels': 'zh: Parcels',
  'module.shop': 'zh: Shop',
} satisfies Record<string, string>;
