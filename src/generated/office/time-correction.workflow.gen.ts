// Generated from schemas/office/time-correction.workflow.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import type { WorkflowModel } from '#contract/workflow.ts';
import type { TimeCorrection } from './time-correction.entity.gen.ts';

export const timeCorrectionWorkflow: WorkflowModel = {
  entity: 'time_correction',
  field: 'status',
  initial: [{ to: 1 }],
  states: [
    { key: 'waiting', value: 1, tone: 'warning' },
    { key: 'under_approval', value: 2, tone: 'progress', readOnly: true },
    { key: 'approved', value: 3, tone: 'success', final: true, readOnly: true },
    { key: 'rejected', value: 4, tone: 'danger' },
  ],
  transitions: [
    {
      key: 'take', from: [1], to: 2, permissions: ['timekeeping_manager'],
      guard: (c: Logic<TimeCorrection>) => c.record.created_by !== c.user.id,
      set: { approver_id: (c: Logic<TimeCorrection>) => c.user.id }, guardMessage: 'rule.time_correction.own',
      tone: 'progress', bulk: true,
    },
    {
      key: 'give_back', from: [2], to: 1, permissions: ['timekeeping_manager'],
      guard: (c: Logic<TimeCorrection>) => c.record.approver_id === c.user.id,
      set: { approver_id: () => null }, guardMessage: 'rule.time_correction.not_approver', note: { minLength: 5 },
    },
    {
      key: 'approve', from: [2], to: 3, permissions: ['timekeeping_manager'],
      guard: (c: Logic<TimeCorrection>) => c.record.approver_id === c.user.id,
      set: { decided_at: (c: Logic<TimeCorrection>) => c.now }, guardMessage: 'rule.time_correction.not_approver',
      success: 'messages.corrections_approved', tone: 'success',
      notify: { key: 'correction_decided', params: [], to: 'account_id' }, bulk: true,
    },
    {
      key: 'reject', from: [2], to: 4, permissions: ['timekeeping_manager'],
      guard: (c: Logic<TimeCorrection>) => c.record.approver_id === c.user.id,
      set: { decided_at: (c: Logic<TimeCorrection>) => c.now }, guardMessage: 'rule.time_correction.not_approver',
      note: { minLength: 5 }, tone: 'danger', notify: { key: 'correction_decided', params: [], to: 'account_id' },
      bulk: true,
    },
    {
      key: 'resubmit', from: [4], to: 1, permissions: ['office_timekeeping', 'timekeeping_manager'],
      guard: (c: Logic<TimeCorrection>) => c.record.created_by === c.user.id,
      set: {
        revision: (c: Logic<TimeCorrection>) => c.record.revision != null ? c.record.revision + 1 : null,
        decided_at: () => null,
        approver_id: () => null,
      },
      guardMessage: 'rule.time_correction.not_requester',
    },
  ],
};
