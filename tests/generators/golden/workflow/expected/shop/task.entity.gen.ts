// Generated from schemas/shop/task.entity.json. Edit that file and run `npm run generate`.
import type { FieldModel, RuleModel } from '#contract/model.ts';
import { taskState } from './task-state.enum.gen.ts';

export type Task = {
  id: number;
  version: number;
  title: string;
  state: string;
  is_urgent: boolean | null;
  done_at: string | null;
  result: string | null;
  created_at: string;
  updated_at: string;
};

export const taskFields = {
  title: { name: 'title', type: 'text', json: 'string', required: true, ordered: true, maxLength: 100 },
  state: { name: 'state', type: 'enum', json: 'string', required: true, readOnly: true, enum: taskState },
  is_urgent: { name: 'is_urgent', type: 'boolean', json: 'boolean', default: false },
  done_at: { name: 'done_at', type: 'date_time', json: 'string', readOnly: true },
  result: { name: 'result', type: 'text', json: 'string', readOnly: true, maxLength: 255 },
  created_at: { name: 'created_at', type: 'date_time', json: 'string', required: true, readOnly: true },
  updated_at: { name: 'updated_at', type: 'date_time', json: 'string', required: true, readOnly: true },
} as const satisfies Record<string, FieldModel>;

export const taskRules: readonly RuleModel[] = [];

export const taskDisplay = [{ field: 'title' }] as const;
