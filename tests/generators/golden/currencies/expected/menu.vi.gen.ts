// Generated from schemas/*/messages.vi.json. Edit those files and run `npm run generate`.
export default {
  'menu.AdsSpend': 'menu.AdsSpend',
  'menu_group.ads': 'menu_group.ads',
  'module.ads': 'module.ads',
} satisfies Record<string, string>;
