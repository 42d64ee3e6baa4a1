// Generated from schemas/system/change-password.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { changePasswordFormFields, changePasswordFormRules } from './change-password.form.gen.ts';

export const form = createForm({
  screen: 'change-password',
  title: 'screen.change-password.title',
  mode: 'dialog',
  permissions: [],
  sections: [
    {
      key: 'password', label: 'screen.change-password.section.password',
      inputs: [
        input(changePasswordFormFields.old_password, { label: 'change-password.old_password' }),
        input(changePasswordFormFields.new_password, {
          label: 'change-password.new_password', help: 'screen.change-password.help.new_password',
        }),
        input(changePasswordFormFields.repeat_password, { label: 'change-password.repeat_password' }),
      ],
    },
  ],
  models: {
    'change-password': {
      name: 'change-password', fields: Object.values(changePasswordFormFields), rules: changePasswordFormRules,
    },
  },
  validate: () => import('#generated/built/system/change-password.form.validate.gen.js'),
  submit: { url: '/change-password', success: 'messages.password_updated' },
});
