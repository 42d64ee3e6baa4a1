// Generated from schemas/system/customer-register.form.json. Edit that file and run `npm run generate`.
import { PublicForm } from '#web/auth/PublicForm.tsx';
import { createForm, input } from '#web/form/FormDefinition.ts';
import { customerRegisterFormFields, customerRegisterFormRules } from './customer-register.form.gen.ts';

export const form = createForm({
  screen: 'customer-register',
  route: '/customer-register',
  title: 'screen.customer-register.title',
  mode: 'public',
  permissions: [],
  layout: 'steps',
  sections: [
    {
      key: 'company', label: 'screen.customer-register.section.company',
      inputs: [
        input(customerRegisterFormFields.account_type, { label: 'customer-register.account_type' }),
        input(customerRegisterFormFields.company_name, { label: 'customer-register.company_name' }),
        input(customerRegisterFormFields.country, { label: 'customer-register.country' }),
      ],
    },
    {
      key: 'person', label: 'screen.customer-register.section.person',
      inputs: [
        input(customerRegisterFormFields.display_name, { label: 'customer-register.display_name' }),
        input(customerRegisterFormFields.phone, {
          label: 'customer-register.phone', help: 'screen.customer-register.help.phone',
        }),
        input(customerRegisterFormFields.email, { label: 'customer-register.email' }),
      ],
    },
    {
      key: 'account', label: 'screen.customer-register.section.account',
      inputs: [
        input(customerRegisterFormFields.username, {
          label: 'customer-register.username', help: 'screen.customer-register.help.username',
        }),
        input(customerRegisterFormFields.password, {
          label: 'customer-register.password', help: 'screen.customer-register.help.password',
        }),
        input(customerRegisterFormFields.repeat_password, { label: 'customer-register.repeat_password' }),
        input(customerRegisterFormFields.agree, {
          label: 'customer-register.agree',
          links: [
            { route: '/terms', label: 'screen.terms.title' },
            { route: '/privacy', label: 'screen.privacy.title' },
          ],
        }),
      ],
    },
  ],
  models: {
    'customer-register': {
      name: 'customer-register', fields: Object.values(customerRegisterFormFields), rules: customerRegisterFormRules,
    },
  },
  validate: () => import('#generated/built/system/customer-register.form.validate.gen.js'),
  submit: { url: '/customer-register', success: 'messages.customer_registered' },
  otp: 'phone',
});

export default function CustomerRegisterForm() {
  return <PublicForm form={form} />;
}
