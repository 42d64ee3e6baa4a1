// Generated from schemas/invoice/tax-code.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { taxCodeFields, taxCodeRules } from './tax-code.entity.gen.ts';

export const form = createForm({
  screen: 'account/tax-code',
  route: '/account/tax-code',
  resource: 'tax_code',
  title: 'screen.account/tax-code.title',
  mode: 'edit',
  permissions: ['customer_account'],
  create: ['customer_account'],
  sections: [
    {
      key: 'main', label: 'screen.account/tax-code.section.main', columns: 2,
      inputs: [
        input(taxCodeFields.code, { label: 'tax_code.code' }),
        input(taxCodeFields.status, { label: 'tax_code.status' }),
      ],
    },
  ],
  models: { tax_code: { name: 'tax_code', fields: Object.values(taxCodeFields), rules: taxCodeRules } },
  validate: () => import('#generated/built/invoice/tax-code.validate.gen.js'),
  display: [{ field: 'code' }],
});

export default function TaxCodeForm() {
  return <FormScreen form={form} />;
}
