// Generated from schemas/system/reset-password.action.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { resetPasswordActionFields } from './reset-password.action.gen.ts';

export const form = createForm({
  screen: 'reset-password',
  title: 'account.action.reset_password',
  mode: 'dialog',
  permissions: ['administration_employee'],
  sections: [
    {
      key: 'input', label: 'account.action.reset_password',
      inputs: [
        input(resetPasswordActionFields.password, { label: 'reset-password.password' }),
        input(resetPasswordActionFields.repeat_password, { label: 'reset-password.repeat_password' }),
      ],
    },
  ],
  models: { 'reset-password': { name: 'reset-password', fields: Object.values(resetPasswordActionFields), rules: [] } },
  validate: () => import('#generated/built/system/reset-password.action.validate.gen.js'),
});
