// Generated from schemas/*/messages.zh.json. Edit those files and run `npm run generate`.
export default {
  'menu.BillImport': 'import zh',
  'menu_group.bills': 'bills zh',
  'module.shop': 'shop zh',
} satisfies Record<string, string>;
