// Generated from schemas/system/account.workflow.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import type { WorkflowModel } from '#contract/workflow.ts';
import type { Account } from './account.entity.gen.ts';

export const accountWorkflow: WorkflowModel = {
  entity: 'account',
  field: 'status',
  initial: [{ when: (c: Logic<Account>) => c.record.self_registered === true, to: 0 }, { to: 1 }],
  states: [
    { key: 'waiting', value: 0, tone: 'warning' },
    { key: 'active', value: 1, tone: 'success' },
    { key: 'disabled', value: 2, tone: 'neutral' },
  ],
  transitions: [
    {
      key: 'activate', from: [0], to: 1, permissions: ['administration_employee'], success: 'messages.activated',
      tone: 'success', effects: ['system/revoke_sessions'], bulk: true,
    },
    {
      key: 'disable', from: [1], to: 2, permissions: ['administration_employee'],
      guard: (c: Logic<Account>) => c.record.id !== c.user.id,
      tone: 'danger', effects: ['system/revoke_sessions'], bulk: true,
    },
    { key: 'enable', from: [2], to: 1, permissions: ['administration_employee'], effects: ['system/revoke_sessions'] },
  ],
};
