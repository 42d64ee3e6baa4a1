// Generated from schemas/*/messages.en.json. Edit those files and run `npm run generate`.
export default {
  'menu.AdsSpend': 'en: menu.AdsSpend',
  'menu_group.ads': 'en: menu_group.ads',
  'module.ads': 'en: module.ads',
} satisfies Record<string, string>;
