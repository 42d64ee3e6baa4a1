// Generated from schemas/office/time-device.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { timeDeviceDisplay, timeDeviceFields, timeDeviceRules } from './time-device.entity.gen.ts';
import { timeDeviceWorkflow } from './time-device.workflow.gen.ts';

export const timeDeviceModel = createEntity({
  name: 'time_device',
  module: 'office',
  owner: 'customer',
  fields: Object.values(timeDeviceFields),
  display: timeDeviceDisplay,
  search: ['name'],
  unique: [
    {
      key: 'one_active', fields: ['account_id'], message: 'rule.time_device.one_active',
      where: { text: "(t.\"state\" = 'active')", params: [] },
    },
  ],
  index: [['account_id', 'state'], ['state', 'created_at']],
  access: { read: ['timekeeping_manager'], create: null, update: ['timekeeping_manager'], delete: null },
  lookup: ['timekeeping_manager'],
  rules: timeDeviceRules,
  workflows: [timeDeviceWorkflow],
  live: true,
});
