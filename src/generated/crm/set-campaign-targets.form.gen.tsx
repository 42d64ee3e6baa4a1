// Generated from schemas/crm/set-campaign-targets.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { setCampaignTargetsFormFields } from './set-campaign-targets.form.gen.ts';

export const form = createForm({
  screen: 'set-campaign-targets',
  title: 'screen.set-campaign-targets.title',
  mode: 'dialog',
  permissions: ['crm_ladi_page_campaign'],
  sections: [
    {
      key: 'main', label: 'screen.set-campaign-targets.section.main', columns: 2,
      inputs: [
        input(setCampaignTargetsFormFields.target_cpa, { label: 'set-campaign-targets.target_cpa' }),
        input(setCampaignTargetsFormFields.target_delivered, { label: 'set-campaign-targets.target_delivered' }),
        input(setCampaignTargetsFormFields.warn_percent, { label: 'set-campaign-targets.warn_percent' }),
        input(setCampaignTargetsFormFields.good_percent, { label: 'set-campaign-targets.good_percent' }),
      ],
    },
  ],
  models: {
    'set-campaign-targets': {
      name: 'set-campaign-targets', fields: Object.values(setCampaignTargetsFormFields), rules: [],
    },
  },
  validate: () => import('#generated/built/crm/set-campaign-targets.form.validate.gen.js'),
  submit: { url: '/ads-campaigns-target', success: 'messages.campaigns_changed' },
});
