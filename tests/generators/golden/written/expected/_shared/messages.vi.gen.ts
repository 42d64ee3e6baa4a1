// Generated from schemas/_shared/messages.vi.json. Edit that file and run `npm run generate`.
export default {
  'kit.field.created_at': 'vi: Created at',
  'messages.duplicate': 'vi: {{label}} {{value}}',
} satisfies Record<string, string>;
