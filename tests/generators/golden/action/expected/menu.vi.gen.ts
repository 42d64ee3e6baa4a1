// Generated from schemas/*/messages.vi.json. Edit those files and run `npm run generate`.
export default {
  'module.shop': 'vi: shop',
} satisfies Record<string, string>;
