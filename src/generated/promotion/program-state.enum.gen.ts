// Generated from schemas/promotion/program-state.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const programState = {
  name: 'program_state',
  type: 'string',
  values: [
    { value: 'not_started', key: 'not_started', tone: 'info' },
    { value: 'ongoing', key: 'ongoing', tone: 'progress' },
    { value: 'ended', key: 'ended', tone: 'success' },
    { value: 'ended_early', key: 'ended_early', tone: 'warning' },
  ],
} as const satisfies EnumModel;

export type ProgramState = (typeof programState.values)[number]['value'];
