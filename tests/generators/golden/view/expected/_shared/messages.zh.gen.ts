// Generated from schemas/_shared/messages.zh.json. Edit that file and run `npm run generate`.
export default {
  'messages.duplicate': 'zh: {{label}} {{value}}',
} satisfies Record<string, string>;
