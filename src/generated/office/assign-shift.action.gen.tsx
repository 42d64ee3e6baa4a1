// Generated from schemas/office/assign-shift.action.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { assignShiftActionFields } from './assign-shift.action.gen.ts';

export const form = createForm({
  screen: 'assign-shift',
  title: 'shift_assignment.action.assign_shift',
  mode: 'dialog',
  permissions: ['timekeeping_manager'],
  sections: [
    {
      key: 'input', label: 'shift_assignment.action.assign_shift',
      inputs: [
        input(assignShiftActionFields.shift_id, { label: 'assign-shift.shift_id' }),
        input(assignShiftActionFields.starts_on, { label: 'assign-shift.starts_on' }),
        input(assignShiftActionFields.ends_on, { label: 'assign-shift.ends_on' }),
      ],
    },
  ],
  models: { 'assign-shift': { name: 'assign-shift', fields: Object.values(assignShiftActionFields), rules: [] } },
  validate: () => import('#generated/built/office/assign-shift.action.validate.gen.js'),
});
