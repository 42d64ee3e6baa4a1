// Generated from schemas/office/lock-month.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { lockMonthFormFields } from './lock-month.form.gen.ts';

export const form = createForm({
  screen: 'lock-month',
  title: 'screen.lock-month.title',
  mode: 'dialog',
  permissions: ['timekeeping_manager'],
  sections: [
    {
      key: 'main', label: 'screen.lock-month.section.main',
      inputs: [
        input(lockMonthFormFields.month, { label: 'lock-month.month', help: 'screen.lock-month.help.month' }),
        input(lockMonthFormFields.department, {
          label: 'lock-month.department', help: 'screen.lock-month.help.department',
        }),
        input(lockMonthFormFields.account_ids, {
          label: 'lock-month.account_ids', help: 'screen.lock-month.help.account_ids',
        }),
      ],
    },
  ],
  models: { 'lock-month': { name: 'lock-month', fields: Object.values(lockMonthFormFields), rules: [] } },
  validate: () => import('#generated/built/office/lock-month.form.validate.gen.js'),
  submit: { url: '/lock-month', success: 'messages.month_locked' },
});
