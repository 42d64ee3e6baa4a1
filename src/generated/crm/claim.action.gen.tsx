// Generated from schemas/crm/claim.action.json. Edit that file and run `npm run generate`.
import { createForm } from '#web/form/FormDefinition.ts';
import { claimActionFields } from './claim.action.gen.ts';

export const form = createForm({
  screen: 'claim',
  title: 'lead.action.claim',
  mode: 'dialog',
  permissions: ['crm_lead_lead_deadpool'],
  sections: [{ key: 'input', label: 'lead.action.claim', inputs: [] }],
  models: { claim: { name: 'claim', fields: Object.values(claimActionFields), rules: [] } },
  validate: () => import('#generated/built/crm/claim.action.validate.gen.js'),
});
