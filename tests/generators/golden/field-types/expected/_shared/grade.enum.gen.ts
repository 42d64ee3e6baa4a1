// Generated from schemas/_shared/grade.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const grade = {
  name: 'grade',
  type: 'integer',
  values: [{ value: -1, key: 'none', tone: 'neutral' }, { value: 10, key: 'good', tone: 'success' }],
  noValue: { key: 'unknown', tone: 'warning' },
} as const satisfies EnumModel;

export type Grade = (typeof grade.values)[number]['value'];
