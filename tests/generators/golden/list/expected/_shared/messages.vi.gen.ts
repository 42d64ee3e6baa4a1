// Generated from schemas/_shared/messages.vi.json. Edit that file and run `npm run generate`.
export default {
  'kit.field.created_at': 'Created at',
} satisfies Record<string, string>;
