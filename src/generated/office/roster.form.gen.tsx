// Generated from schemas/office/roster.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { assignShiftAction } from './assign-shift.action.gen.ts';
import { shiftAssignmentFields, shiftAssignmentRules } from './shift-assignment.entity.gen.ts';

export const form = createForm({
  screen: 'timekeeping/shift/roster',
  route: '/timekeeping/shift/roster',
  resource: 'shift_assignment',
  title: 'screen.timekeeping/shift/roster.title',
  mode: 'edit',
  permissions: ['timekeeping_manager'],
  create: ['timekeeping_manager'],
  remove: ['timekeeping_manager'],
  sections: [
    {
      key: 'main', label: 'screen.timekeeping/shift/roster.section.main', columns: 2,
      inputs: [
        input(shiftAssignmentFields.account_id, { label: 'shift_assignment.account_id' }),
        input(shiftAssignmentFields.shift_id, { label: 'shift_assignment.shift_id' }),
        input(shiftAssignmentFields.starts_on, { label: 'shift_assignment.starts_on' }),
        input(shiftAssignmentFields.ends_on, {
          label: 'shift_assignment.ends_on', help: 'screen.timekeeping/shift/roster.help.ends_on',
        }),
        input(shiftAssignmentFields.note, { label: 'shift_assignment.note', span: 2 }),
      ],
    },
  ],
  models: {
    shift_assignment: {
      name: 'shift_assignment', fields: Object.values(shiftAssignmentFields), rules: shiftAssignmentRules,
    },
  },
  actions: [assignShiftAction],
  validate: () => import('#generated/built/office/shift-assignment.validate.gen.js'),
  display: [{ field: 'account_id' }],
});

export default function RosterForm() {
  return <FormScreen form={form} />;
}
