// Generated from schemas/_shared/messages.zh.json. Edit that file and run `npm run generate`.
export default {
  'enum.color.blue': 'zh: Blue',
  'enum.color.old': 'zh: Old',
  'enum.color.red': 'zh: Red',
  'enum.grade.good': 'zh: Good',
  'enum.grade.none': 'zh: None',
  'enum.grade.unknown': 'zh: Unknown',
  'messages.duplicate': 'zh: Duplicate',
} satisfies Record<string, string>;
