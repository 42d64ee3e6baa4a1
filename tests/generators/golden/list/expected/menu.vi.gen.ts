// Generated from schemas/*/messages.vi.json. Edit those files and run `npm run generate`.
export default {
  'menu.ParcelList': 'ParcelList',
  'menu_group.parcels': 'Parcels',
  'module.shop': 'Shop',
} satisfies Record<string, string>;
