// Generated from schemas/*/messages.en.json. Edit those files and run `npm run generate`.
export default {
  'menu.ParcelList': 'en: ParcelList',
  'menu_group.parcels': 'en: Parcels',
  'module.shop': 'en: Shop',
} satisfies Record<string, string>;
