// Generated from schemas/_shared/messages.vi.json. Edit that file and run `npm run generate`.
export default {
  'kit.field.created_at': 'vi: created_at',
  'kit.field.created_by': 'vi: created_by',
  'kit.field.updated_at': 'vi: updated_at',
  'kit.field.updated_by': 'vi: updated_by',
} satisfies Record<string, string>;
