// Generated from schemas/office/work-day.workflow.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import type { WorkflowModel } from '#contract/workflow.ts';
import type { WorkDay } from './work-day.entity.gen.ts';

export const workDayWorkflow: WorkflowModel = {
  entity: 'work_day',
  field: 'lock',
  initial: [{ to: 'open' }],
  states: [
    { key: 'open', value: 'open', tone: 'neutral' },
    { key: 'locked', value: 'locked', tone: 'success', readOnly: true },
  ],
  transitions: [
    {
      key: 'lock_day', from: ['open'], to: 'locked', permissions: ['timekeeping_manager'],
      guard: (c: Logic<WorkDay>) => !['expected', 'working', 'incomplete'].includes(c.record.state),
      guardMessage: 'rule.work_day.not_whole', success: 'messages.work_days_locked', tone: 'success', bulk: true,
    },
    {
      key: 'unlock_day', from: ['locked'], to: 'open', permissions: ['timekeeping_manager'], note: { minLength: 5 },
      tone: 'warning', bulk: true,
    },
  ],
};
