// Generated from schemas/system/profile.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { profileFormFields } from './profile.form.gen.ts';

export const form = createForm({
  screen: 'profile',
  title: 'screen.profile.title',
  mode: 'dialog',
  permissions: [],
  sections: [
    {
      key: 'person', label: 'screen.profile.section.person',
      inputs: [
        input(profileFormFields.display_name, { label: 'profile.display_name' }),
        input(profileFormFields.phone_country, { label: 'profile.phone_country' }),
        input(profileFormFields.phone, { label: 'profile.phone' }),
        input(profileFormFields.email, { label: 'profile.email' }),
      ],
    },
  ],
  models: { profile: { name: 'profile', fields: Object.values(profileFormFields), rules: [] } },
  validate: () => import('#generated/built/system/profile.form.validate.gen.js'),
  submit: { url: '/profile', success: 'messages.saved' },
});
