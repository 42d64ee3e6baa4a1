// Generated from schemas/*/messages.vi.json. Edit those files and run `npm run generate`.
export default {
  'menu.BillImport': 'import vi',
  'menu_group.bills': 'bills vi',
  'module.shop': 'shop vi',
} satisfies Record<string, string>;
