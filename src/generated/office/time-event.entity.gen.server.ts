// Generated from schemas/office/time-event.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { timeEventDisplay, timeEventFields, timeEventRules } from './time-event.entity.gen.ts';

export const timeEventModel = createEntity({
  name: 'time_event',
  module: 'office',
  written: 'module',
  owner: 'customer',
  fields: Object.values(timeEventFields),
  display: timeEventDisplay,
  index: [['account_id', 'clocked_at'], ['work_day_id'], ['clocked_at']],
  access: { read: ['timekeeping_manager'], create: null, update: null, delete: null },
  lookup: ['timekeeping_manager'],
  rules: timeEventRules,
  audit: false,
  softDelete: false,
});
