// Generated from schemas/_shared/messages.en.json. Edit that file and run `npm run generate`.
export default {
  'kit.field.created_at': 'en: created_at',
  'kit.field.created_by': 'en: created_by',
  'kit.field.updated_at': 'en: updated_at',
  'kit.field.updated_by': 'en: updated_by',
} satisfies Record<string, string>;
