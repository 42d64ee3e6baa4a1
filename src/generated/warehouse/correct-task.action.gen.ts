// Generated from schemas/warehouse/correct-task.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { WarehouseTask } from './warehouse-task.entity.gen.ts';

export type CorrectTaskActionInput = {
  reason: string;
};

export const correctTaskActionFields = createFields({
  reason: { type: 'text', json: 'string', required: true, minLength: 5, maxLength: 200 },
});

export const correctTaskAction: RecordAction = {
  key: 'correct_task',
  entity: 'warehouse_task',
  permissions: ['warehouse_employee_warning'],
  guard: (c: Logic<WarehouseTask>) => c.record.quantity != null && c.record.quantity > 0,
  guardMessage: 'rule.warehouse_task.corrected',
  form: 'correct-task',
  success: 'messages.task_corrected',
  tone: 'warning',
  bulk: true,
  confirm: true,
};
