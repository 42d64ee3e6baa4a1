// Generated from schemas/*/messages.en.json. Edit those files and run `npm run generate`.
export default {
  'module.shop': 'en: shop',
} satisfies Record<string, string>;
