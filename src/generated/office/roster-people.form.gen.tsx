// Generated from schemas/office/roster-people.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { rosterPeopleFormFields } from './roster-people.form.gen.ts';

export const form = createForm({
  screen: 'roster-people',
  title: 'screen.roster-people.title',
  mode: 'dialog',
  permissions: ['timekeeping_manager'],
  sections: [
    {
      key: 'main', label: 'screen.roster-people.section.main',
      inputs: [
        input(rosterPeopleFormFields.account_ids, { label: 'roster-people.account_ids' }),
        input(rosterPeopleFormFields.shift_id, { label: 'roster-people.shift_id' }),
        input(rosterPeopleFormFields.starts_on, { label: 'roster-people.starts_on' }),
        input(rosterPeopleFormFields.ends_on, {
          label: 'roster-people.ends_on', help: 'screen.roster-people.help.ends_on',
        }),
      ],
    },
  ],
  models: { 'roster-people': { name: 'roster-people', fields: Object.values(rosterPeopleFormFields), rules: [] } },
  validate: () => import('#generated/built/office/roster-people.form.validate.gen.js'),
  submit: { url: '/roster-people', success: 'messages.shift_assigned' },
});
