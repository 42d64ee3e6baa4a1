// Generated from schemas/_shared/messages.en.json. Edit that file and run `npm run generate`.
export default {
  'enum.color.blue': 'en: Blue',
  'enum.color.old': 'en: Old',
  'enum.color.red': 'en: Red',
  'enum.grade.good': 'en: Good',
  'enum.grade.none': 'en: None',
  'enum.grade.unknown': 'en: Unknown',
  'messages.duplicate': 'en: Duplicate',
} satisfies Record<string, string>;
