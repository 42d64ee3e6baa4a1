// Generated from schemas/*/messages.zh.json. Edit those files and run `npm run generate`.
export default {
  'menu.AdsSpend': 'zh: menu.AdsSpend',
  'menu_group.ads': 'zh: menu_group.ads',
  'module.ads': 'zh: module.ads',
} satisfies Record<string, string>;
