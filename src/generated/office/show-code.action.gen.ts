// Generated from schemas/office/show-code.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { TimeDevice } from './time-device.entity.gen.ts';

export type ShowCodeActionInput = {

};

export const showCodeActionFields = createFields({});

export const showCodeAction: RecordAction = {
  key: 'show_code',
  entity: 'time_device',
  permissions: ['timekeeping_manager'],
  guard: (c: Logic<TimeDevice>) => c.record.state === 'pending',
  guardMessage: 'rule.time_device.not_waiting',
  success: 'messages.device_code_made',
};
