// Generated from schemas/crm/lead-deposit-ask.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { leadDepositAskFormFields } from './lead-deposit-ask.form.gen.ts';

export const form = createForm({
  screen: 'lead-deposit-ask',
  title: 'screen.lead-deposit-ask.title',
  mode: 'dialog',
  permissions: ['crm_lead_double_check'],
  sections: [
    {
      key: 'main', label: 'screen.lead-deposit-ask.section.main',
      inputs: [input(leadDepositAskFormFields.deposit_required, { label: 'lead-deposit-ask.deposit_required' })],
    },
  ],
  models: {
    'lead-deposit-ask': { name: 'lead-deposit-ask', fields: Object.values(leadDepositAskFormFields), rules: [] },
  },
  validate: () => import('#generated/built/crm/lead-deposit-ask.form.validate.gen.js'),
});
