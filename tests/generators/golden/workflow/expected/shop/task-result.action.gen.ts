// Generated from schemas/shop/task-result.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type TaskResultActionInput = {
  task_id: number;
};

export type TaskResultActionResult = {
  result: string | null;
};

export const taskResultActionFields = createFields({
  task_id: { type: 'reference', json: 'integer', required: true, reference: { entity: 'task', onDelete: 'restrict' } },
});

export const taskResultAction: ActionCall<TaskResultActionInput, TaskResultActionResult> = {
  url: '/shop/task-result',
};
