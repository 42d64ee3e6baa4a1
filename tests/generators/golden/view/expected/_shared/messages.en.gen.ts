// Generated from schemas/_shared/messages.en.json. Edit that file and run `npm run generate`.
export default {
  'messages.duplicate': 'en: {{label}} {{value}}',
} satisfies Record<string, string>;
