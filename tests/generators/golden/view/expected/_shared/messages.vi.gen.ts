// Generated from schemas/_shared/messages.vi.json. Edit that file and run `npm run generate`.
export default {
  'messages.duplicate': 'vi: {{label}} {{value}}',
} satisfies Record<string, string>;
