// Generated from schemas/_shared/messages.zh.json. Edit that file and run `npm run generate`.
export default {
  'kit.field.created_at': 'zh: Created at',
  'messages.duplicate': 'zh: {{label}} {{value}}',
} satisfies Record<string, string>;
