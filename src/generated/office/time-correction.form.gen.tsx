// Generated from schemas/office/time-correction.form.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { type TimeCorrection, timeCorrectionFields, timeCorrectionRules } from './time-correction.entity.gen.ts';
import { timeCorrectionWorkflow } from './time-correction.workflow.gen.ts';

export const form = createForm({
  screen: 'timekeeping/list/correction',
  route: '/timekeeping/list/correction',
  resource: 'time_correction',
  title: 'screen.timekeeping/list/correction.title',
  mode: 'edit',
  permissions: ['office_timekeeping', 'timekeeping_manager'],
  create: ['office_timekeeping', 'timekeeping_manager'],
  remove: ['office_timekeeping', 'timekeeping_manager'],
  sections: [
    {
      key: 'main', label: 'screen.timekeeping/list/correction.section.main', columns: 2,
      inputs: [
        input(timeCorrectionFields.working_date, { label: 'time_correction.working_date' }),
        input(timeCorrectionFields.kind, {
          label: 'time_correction.kind', help: 'screen.timekeeping/list/correction.help.kind',
        }),
        input(timeCorrectionFields.ends_on, {
          label: 'time_correction.ends_on', help: 'screen.timekeeping/list/correction.help.ends_on',
        }),
        input(timeCorrectionFields.from_at, { label: 'time_correction.from_at' }),
        input(timeCorrectionFields.to_at, { label: 'time_correction.to_at' }),
        input(timeCorrectionFields.reason, { label: 'time_correction.reason', span: 2 }),
        input(timeCorrectionFields.attachments, { label: 'time_correction.attachments', span: 2 }),
      ],
    },
    {
      key: 'decision', label: 'screen.timekeeping/list/correction.section.decision', columns: 2,
      visible: (c: Logic<TimeCorrection>) => c.record.id != null,
      inputs: [
        input(timeCorrectionFields.account_id, { label: 'time_correction.account_id' }),
        input(timeCorrectionFields.work_day_id, { label: 'time_correction.work_day_id' }),
        input(timeCorrectionFields.status, { label: 'time_correction.status' }),
        input(timeCorrectionFields.approver_id, { label: 'time_correction.approver_id' }),
        input(timeCorrectionFields.decided_at, { label: 'time_correction.decided_at' }),
        input(timeCorrectionFields.revision, { label: 'time_correction.revision' }),
        input(timeCorrectionFields.decision_note, { label: 'time_correction.decision_note', span: 2 }),
      ],
    },
  ],
  models: {
    time_correction: {
      name: 'time_correction', fields: Object.values(timeCorrectionFields), rules: timeCorrectionRules,
      workflows: [timeCorrectionWorkflow],
    },
  },
  workflows: [timeCorrectionWorkflow],
  validate: () => import('#generated/built/office/time-correction.validate.gen.js'),
  submit: { next: '/timekeeping/list/correction' },
  prefill: ['working_date', 'kind'],
  aside: {
    facts: [
      { field: timeCorrectionFields.status, label: 'time_correction.status' },
      { field: timeCorrectionFields.working_date, label: 'time_correction.working_date' },
      { field: timeCorrectionFields.kind, label: 'time_correction.kind' },
    ],
    notes: true,
  },
  display: [{ field: 'account_id' }, ' ', { field: 'working_date', time: 'day' }],
});

export default function TimeCorrectionForm() {
  return <FormScreen form={form} />;
}
