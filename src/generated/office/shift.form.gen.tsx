// Generated from schemas/office/shift.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { workShiftFields, workShiftRules } from './work-shift.entity.gen.ts';

export const form = createForm({
  screen: 'timekeeping/shift',
  route: '/timekeeping/shift',
  resource: 'work_shift',
  title: 'screen.timekeeping/shift.title',
  mode: 'edit',
  permissions: ['timekeeping_manager'],
  create: ['timekeeping_manager'],
  sections: [
    {
      key: 'main', label: 'screen.timekeeping/shift.section.main', columns: 2,
      inputs: [
        input(workShiftFields.code, { label: 'work_shift.code' }),
        input(workShiftFields.name, { label: 'work_shift.name' }),
        input(workShiftFields.start_at, { label: 'work_shift.start_at' }),
        input(workShiftFields.end_at, { label: 'work_shift.end_at' }),
        input(workShiftFields.cutoff, { label: 'work_shift.cutoff', help: 'screen.timekeeping/shift.help.cutoff' }),
        input(workShiftFields.active, { label: 'work_shift.active' }),
        input(workShiftFields.break_minutes, { label: 'work_shift.break_minutes' }),
        input(workShiftFields.grace_minutes, {
          label: 'work_shift.grace_minutes', help: 'screen.timekeeping/shift.help.grace_minutes',
        }),
        input(workShiftFields.weekdays, { label: 'work_shift.weekdays', span: 2 }),
        input(workShiftFields.site_ids, {
          label: 'work_shift.site_ids', span: 2, help: 'screen.timekeeping/shift.help.site_ids',
        }),
      ],
    },
    {
      key: 'windows', label: 'screen.timekeeping/shift.section.windows', columns: 2,
      inputs: [
        input(workShiftFields.checkin_before, { label: 'work_shift.checkin_before' }),
        input(workShiftFields.checkin_after, { label: 'work_shift.checkin_after' }),
        input(workShiftFields.checkout_before, { label: 'work_shift.checkout_before' }),
        input(workShiftFields.checkout_after, { label: 'work_shift.checkout_after' }),
      ],
    },
    {
      key: 'more', label: 'screen.timekeeping/shift.section.more', columns: 1,
      inputs: [input(workShiftFields.note, { label: 'work_shift.note' })],
    },
  ],
  models: { work_shift: { name: 'work_shift', fields: Object.values(workShiftFields), rules: workShiftRules } },
  validate: () => import('#generated/built/office/work-shift.validate.gen.js'),
  display: [{ field: 'code' }, ' – ', { field: 'name' }],
});

export default function ShiftForm() {
  return <FormScreen form={form} />;
}
