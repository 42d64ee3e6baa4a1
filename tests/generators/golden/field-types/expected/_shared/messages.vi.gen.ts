// Generated from schemas/_shared/messages.vi.json. Edit that file and run `npm run generate`.
export default {
  'enum.color.blue': 'Blue',
  'enum.color.old': 'Old',
  'enum.color.red': 'Red',
  'enum.grade.good': 'Good',
  'enum.grade.none': 'None',
  'enum.grade.unknown': 'Unknown',
  'messages.duplicate': 'Duplicate',
} satisfies Record<string, string>;
