// Generated from schemas/*/messages.zh.json. Edit those files and run `npm run generate`.
export default {
  'menu.BillNew': 'zh: BillNew',
  'menu_group.bills': 'zh: Bills',
  'module.shop': 'zh: Shop',
} satisfies Record<string, string>;
