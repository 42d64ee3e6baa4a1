// Generated from schemas/office/assignment-period.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const assignmentPeriod = {
  name: 'assignment_period',
  type: 'string',
  values: [
    { value: 'running', key: 'running', tone: 'success' },
    { value: 'coming', key: 'coming', tone: 'info' },
    { value: 'ended', key: 'ended', tone: 'neutral' },
  ],
} as const satisfies EnumModel;

export type AssignmentPeriod = (typeof assignmentPeriod.values)[number]['value'];
