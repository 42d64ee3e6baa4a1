// Generated from schemas/office/work-day.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { workDayFields, workDayRules } from './work-day.entity.gen.ts';
import { workDayWorkflow } from './work-day.workflow.gen.ts';

export const form = createForm({
  screen: 'timekeeping/list',
  route: '/timekeeping/list',
  resource: 'work_day',
  title: 'screen.timekeeping/list.title',
  mode: 'edit',
  permissions: ['timekeeping_manager'],
  sections: [
    {
      key: 'main', label: 'screen.timekeeping/list.section.main', columns: 2,
      inputs: [
        input(workDayFields.account_id, { label: 'work_day.account_id' }),
        input(workDayFields.working_date, { label: 'work_day.working_date' }),
        input(workDayFields.shift_id, { label: 'work_day.shift_id' }),
        input(workDayFields.state, { label: 'work_day.state' }),
        input(workDayFields.planned_in, { label: 'work_day.planned_in' }),
        input(workDayFields.planned_out, { label: 'work_day.planned_out' }),
        input(workDayFields.first_in, { label: 'work_day.first_in' }),
        input(workDayFields.last_out, { label: 'work_day.last_out' }),
        input(workDayFields.worked_minutes, { label: 'work_day.worked_minutes' }),
        input(workDayFields.overtime_minutes, { label: 'work_day.overtime_minutes' }),
        input(workDayFields.late_minutes, { label: 'work_day.late_minutes' }),
        input(workDayFields.early_minutes, { label: 'work_day.early_minutes' }),
        input(workDayFields.mid_minutes, { label: 'work_day.mid_minutes' }),
        input(workDayFields.lateness_types, { label: 'work_day.lateness_types' }),
        input(workDayFields.site_id, { label: 'work_day.site_id' }),
        input(workDayFields.flags, { label: 'work_day.flags' }),
        input(workDayFields.is_corrected, { label: 'work_day.is_corrected' }),
        input(workDayFields.lock, { label: 'work_day.lock' }),
        input(workDayFields.note, { label: 'work_day.note', span: 2 }),
      ],
    },
  ],
  models: {
    work_day: {
      name: 'work_day', fields: Object.values(workDayFields), rules: workDayRules, workflows: [workDayWorkflow],
    },
  },
  workflows: [workDayWorkflow],
  validate: () => import('#generated/built/office/work-day.validate.gen.js'),
  aside: {
    related: [
      {
        label: 'screen.timekeeping/list/event.title', route: '/timekeeping/list/event', filter: 'work_day_id',
        from: 'id', isChoice: true, permissions: ['timekeeping_manager'],
        list: {
          screen: 'timekeeping/list/event',
          urls: { list: '/time-event-list', count: '/time-event-count', download: '/time-event-download' },
          viewModes: [],
        },
      },
      {
        label: 'screen.timekeeping/list/correction.title', route: '/timekeeping/list/correction', filter: 'work_day_id',
        from: 'id', isChoice: true, permissions: ['office_timekeeping', 'timekeeping_manager'],
        list: {
          screen: 'timekeeping/list/correction',
          urls: {
            list: '/time-correction-list', count: '/time-correction-count', download: '/time-correction-download',
          },
          viewModes: ['waiting', 'mine', 'approved', 'rejected', 'all'],
        },
      },
    ],
    notes: true,
  },
  display: [{ field: 'account_id' }, ' ', { field: 'working_date', time: 'day' }],
});

export default function WorkDayForm() {
  return <FormScreen form={form} />;
}
