// Generated from schemas/system/register.form.json. Edit that file and run `npm run generate`.
import { PublicForm } from '#web/auth/PublicForm.tsx';
import { createForm, input } from '#web/form/FormDefinition.ts';
import { registerFormFields, registerFormRules } from './register.form.gen.ts';

export const form = createForm({
  screen: 'register',
  route: '/register',
  title: 'screen.register.title',
  mode: 'public',
  permissions: [],
  sections: [
    {
      key: 'company', label: 'screen.register.section.company',
      inputs: [input(registerFormFields.company, { label: 'register.company', help: 'screen.register.help.company' })],
    },
    {
      key: 'person', label: 'screen.register.section.person',
      inputs: [
        input(registerFormFields.display_name, { label: 'register.display_name' }),
        input(registerFormFields.country, { label: 'register.country' }),
        input(registerFormFields.phone, { label: 'register.phone', help: 'screen.register.help.phone' }),
        input(registerFormFields.email, { label: 'register.email' }),
      ],
    },
    {
      key: 'account', label: 'screen.register.section.account',
      inputs: [
        input(registerFormFields.username, { label: 'register.username', help: 'screen.register.help.username' }),
        input(registerFormFields.password, { label: 'register.password', help: 'screen.register.help.password' }),
        input(registerFormFields.repeat_password, { label: 'register.repeat_password' }),
      ],
    },
  ],
  models: { register: { name: 'register', fields: Object.values(registerFormFields), rules: registerFormRules } },
  validate: () => import('#generated/built/system/register.form.validate.gen.js'),
  submit: { url: '/register', success: 'messages.registered' },
  otp: 'phone',
  prefill: ['company'],
});

export default function RegisterForm() {
  return <PublicForm form={form} />;
}
