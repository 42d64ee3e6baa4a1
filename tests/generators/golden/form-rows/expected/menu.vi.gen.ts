// Generated from schemas/*/messages.vi.json. Edit those files and run `npm run generate`.
export default {
  'menu.BillNew': 'BillNew',
  'menu_group.bills': 'Bills',
  'module.shop': 'Shop',
} satisfies Record<string, string>;
