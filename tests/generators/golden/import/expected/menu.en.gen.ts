// Generated from schemas/*/messages.en.json. Edit those files and run `npm run generate`.
export default {
  'menu.BillImport': 'import en',
  'menu_group.bills': 'bills en',
  'module.shop': 'shop en',
} satisfies Record<string, string>;
