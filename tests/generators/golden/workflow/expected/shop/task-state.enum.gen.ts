// Generated from schemas/shop/task-state.enum.json. Edit that file and run `npm run generate`.
import type { EnumModel } from '#contract/enum.ts';

export const taskState = {
  name: 'task_state',
  type: 'string',
  values: [
    { value: 'waiting', key: 'waiting', tone: 'warning' },
    { value: 'open', key: 'open', tone: 'info' },
    { value: 'done', key: 'done', tone: 'success' },
  ],
} as const satisfies EnumModel;

export type TaskState = (typeof taskState.values)[number]['value'];
