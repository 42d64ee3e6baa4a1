// Generated from schemas/_shared/messages.zh.json. Edit that file and run `npm run generate`.
export default {
  'kit.field.created_at': 'zh: created_at',
  'kit.field.created_by': 'zh: created_by',
  'kit.field.updated_at': 'zh: updated_at',
  'kit.field.updated_by': 'zh: updated_by',
} satisfies Record<string, string>;
