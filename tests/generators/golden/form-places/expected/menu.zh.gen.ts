// Generated from schemas/*/messages.zh.json. Edit those files and run `npm run generate`.
export default {
  'module.shop': 'zh: Shop',
} satisfies Record<string, string>;
