// Generated from schemas/crm/set-campaigns-running.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { setCampaignsRunningFormFields } from './set-campaigns-running.form.gen.ts';

export const form = createForm({
  screen: 'set-campaigns-running',
  title: 'screen.set-campaigns-running.title',
  mode: 'dialog',
  permissions: ['crm_ladi_page_campaign'],
  sections: [
    {
      key: 'main', label: 'screen.set-campaigns-running.section.main', columns: 2,
      inputs: [input(setCampaignsRunningFormFields.is_running, { label: 'set-campaigns-running.is_running' })],
    },
  ],
  models: {
    'set-campaigns-running': {
      name: 'set-campaigns-running', fields: Object.values(setCampaignsRunningFormFields), rules: [],
    },
  },
  validate: () => import('#generated/built/crm/set-campaigns-running.form.validate.gen.js'),
  submit: { url: '/ads-campaigns-running', success: 'messages.campaigns_changed' },
});
