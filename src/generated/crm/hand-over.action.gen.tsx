// Generated from schemas/crm/hand-over.action.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { handOverActionFields } from './hand-over.action.gen.ts';

export const form = createForm({
  screen: 'hand-over',
  title: 'crm_agent.action.hand_over',
  mode: 'dialog',
  permissions: ['crm_lead_dead'],
  sections: [
    {
      key: 'input', label: 'crm_agent.action.hand_over',
      inputs: [input(handOverActionFields.to_id, { label: 'hand-over.to_id' })],
    },
  ],
  models: { 'hand-over': { name: 'hand-over', fields: Object.values(handOverActionFields), rules: [] } },
  validate: () => import('#generated/built/crm/hand-over.action.validate.gen.js'),
});
