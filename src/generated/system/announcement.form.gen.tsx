// Generated from schemas/system/announcement.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { announcementFormFields } from './announcement.form.gen.ts';

export const form = createForm({
  screen: 'announcement',
  title: 'screen.announcement.title',
  mode: 'dialog',
  permissions: ['customer_account'],
  sections: [
    {
      key: 'main', label: 'screen.announcement.section.main',
      inputs: [
        input(announcementFormFields.text, { label: 'announcement.text', help: 'screen.announcement.help.text' }),
      ],
    },
  ],
  models: { announcement: { name: 'announcement', fields: Object.values(announcementFormFields), rules: [] } },
  validate: () => import('#generated/built/system/announcement.form.validate.gen.js'),
  submit: { url: '/send-announcement' },
});
