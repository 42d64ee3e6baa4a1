// Generated from schemas/system/company.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { companyFormFields } from './company.form.gen.ts';

export const form = createForm({
  screen: 'company',
  title: 'screen.company.title',
  mode: 'dialog',
  permissions: ['customer_account'],
  sections: [
    {
      key: 'company', label: 'screen.company.section.company',
      inputs: [
        input(companyFormFields.logo, { label: 'company.logo' }),
        input(companyFormFields.sub_full_name, { label: 'company.sub_full_name' }),
        input(companyFormFields.phone, { label: 'company.phone' }),
        input(companyFormFields.email, { label: 'company.email' }),
        input(companyFormFields.address, { label: 'company.address' }),
      ],
    },
  ],
  models: { company: { name: 'company', fields: Object.values(companyFormFields), rules: [] } },
  validate: () => import('#generated/built/system/company.form.validate.gen.js'),
  submit: { url: '/company-profile', success: 'messages.saved' },
});
