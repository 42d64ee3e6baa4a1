// Generated from schemas/*/messages.vi.json. Edit those files and run `npm run generate`.
export default {
  'module.shop': 'Shop',
} satisfies Record<string, string>;
