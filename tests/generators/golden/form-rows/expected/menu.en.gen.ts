// Generated from schemas/*/messages.en.json. Edit those files and run `npm run generate`.
export default {
  'menu.BillNew': 'en: BillNew',
  'menu_group.bills': 'en: Bills',
  'module.shop': 'en: Shop',
} satisfies Record<string, string>;
