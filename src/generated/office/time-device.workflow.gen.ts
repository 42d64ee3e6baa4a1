// Generated from schemas/office/time-device.workflow.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import type { WorkflowModel } from '#contract/workflow.ts';
import type { TimeDevice } from './time-device.entity.gen.ts';

export const timeDeviceWorkflow: WorkflowModel = {
  entity: 'time_device',
  field: 'state',
  initial: [{ to: 'pending' }],
  states: [
    { key: 'pending', value: 'pending', tone: 'warning' },
    { key: 'active', value: 'active', tone: 'success' },
    { key: 'revoked', value: 'revoked', tone: 'neutral', final: true, readOnly: true },
  ],
  transitions: [
    {
      key: 'activate', from: ['pending'], to: 'active', permissions: ['timekeeping_manager'],
      guard: (c: Logic<TimeDevice>) => c.record.activated_at != null,
      guardMessage: 'rule.time_device.by_code', success: 'messages.activated',
    },
    {
      key: 'revoke', from: ['pending', 'active'], to: 'revoked', permissions: ['timekeeping_manager'], tone: 'danger',
      bulk: true,
    },
  ],
};
