// Generated from schemas/crm/resale.action.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { resaleActionFields } from './resale.action.gen.ts';

export const form = createForm({
  screen: 'resale',
  title: 'lead.action.resale',
  mode: 'dialog',
  permissions: ['crm_lead_dead', 'crm_lead_no_demand'],
  sections: [
    {
      key: 'input', label: 'lead.action.resale',
      inputs: [
        input(resaleActionFields.account_id, { label: 'resale.account_id' }),
        input(resaleActionFields.process_limit, { label: 'resale.process_limit' }),
      ],
    },
  ],
  models: { resale: { name: 'resale', fields: Object.values(resaleActionFields), rules: [] } },
  validate: () => import('#generated/built/crm/resale.action.validate.gen.js'),
});
