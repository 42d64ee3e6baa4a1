// Generated from schemas/shop/task.entity.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import type { RuleModel } from '#contract/model.ts';
import { type TaskPayment, taskPayment } from './task-payment.enum.gen.ts';
import { type TaskState, taskState } from './task-state.enum.gen.ts';

export type Task = {
  id: number;
  version: number;
  title: string;
  state: TaskState;
  payment: TaskPayment | null;
  is_urgent: boolean | null;
  done_at: string | null;
  result: string | null;
  created_at: string;
  updated_at: string;
};

export const taskFields = createFields({
  title: { type: 'text', json: 'string', required: true, ordered: true, maxLength: 100 },
  state: { type: 'enum', json: 'string', required: true, readOnly: true, enum: taskState },
  payment: { type: 'enum', json: 'string', readOnly: true, enum: taskPayment },
  is_urgent: { type: 'boolean', json: 'boolean', default: false },
  done_at: { type: 'date_time', json: 'string', readOnly: true },
  result: { type: 'text', json: 'string', readOnly: true, maxLength: 255 },
  created_at: { type: 'date_time', json: 'string', required: true, readOnly: true },
  updated_at: { type: 'date_time', json: 'string', required: true, readOnly: true },
});

export const taskRules: readonly RuleModel[] = [];

export const taskDisplay = [{ field: 'title' }] as const;
