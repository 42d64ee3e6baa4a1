// Generated from schemas/crm/lead-deposit-found.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { leadDepositFoundFormFields } from './lead-deposit-found.form.gen.ts';

export const form = createForm({
  screen: 'lead-deposit-found',
  title: 'screen.lead-deposit-found.title',
  mode: 'dialog',
  permissions: ['crm_lead_wait_confirm'],
  sections: [
    {
      key: 'main', label: 'screen.lead-deposit-found.section.main',
      inputs: [input(leadDepositFoundFormFields.why, { label: 'lead-deposit-found.why' })],
    },
  ],
  models: {
    'lead-deposit-found': { name: 'lead-deposit-found', fields: Object.values(leadDepositFoundFormFields), rules: [] },
  },
  validate: () => import('#generated/built/crm/lead-deposit-found.form.validate.gen.js'),
});
