// Generated from schemas/*/messages.zh.json. Edit those files and run `npm run generate`.
export default {
  'module.shop': 'zh: shop',
} satisfies Record<string, string>;
