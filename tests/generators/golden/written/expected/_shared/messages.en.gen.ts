// Generated from schemas/_shared/messages.en.json. Edit that file and run `npm run generate`.
export default {
  'kit.field.created_at': 'en: Created at',
  'messages.duplicate': 'en: {{label}} {{value}}',
} satisfies Record<string, string>;
