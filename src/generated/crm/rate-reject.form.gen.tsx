// Generated from schemas/crm/rate-reject.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { rateRejectFormFields } from './rate-reject.form.gen.ts';

export const form = createForm({
  screen: 'rate-reject',
  title: 'screen.rate-reject.title',
  mode: 'dialog',
  permissions: ['crm_currency_exchange'],
  sections: [
    {
      key: 'main', label: 'screen.rate-reject.section.main',
      inputs: [input(rateRejectFormFields.decision_note, { label: 'rate-reject.decision_note' })],
    },
  ],
  models: { 'rate-reject': { name: 'rate-reject', fields: Object.values(rateRejectFormFields), rules: [] } },
  validate: () => import('#generated/built/crm/rate-reject.form.validate.gen.js'),
});
