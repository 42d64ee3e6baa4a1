// Generated from schemas/shop/guest.form.json. Edit that file and run `npm run generate`.
import { PublicForm } from '#web/auth/PublicForm.tsx';
import { createForm, input } from '#web/form/FormDefinition.ts';
import { guestFormFields, guestFormRules } from './guest.form.gen.ts';

export const form = createForm({
  screen: 'guest',
  route: '/guest',
  title: 'screen.guest.title',
  mode: 'public',
  permissions: [],
  sections: [
    {
      key: 'main', label: 'screen.guest.section.main',
      inputs: [
        input(guestFormFields.table, { label: 'guest.table' }),
        input(guestFormFields.phone, { label: 'guest.phone' }),
        input(guestFormFields.people, {
          label: 'guest.people', links: [{ route: '/guest', label: 'screen.guest.title' }],
        }),
      ],
    },
  ],
  models: { guest: { name: 'guest', fields: Object.values(guestFormFields), rules: guestFormRules } },
  validate: () => import('#generated/built/shop/guest.form.validate.gen.js'),
  submit: { url: '/register', success: 'messages.booked' },
  otp: 'phone',
  prefill: ['table'],
});

export default function GuestForm() {
  return <PublicForm form={form} />;
}
