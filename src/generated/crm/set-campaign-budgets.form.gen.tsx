// Generated from schemas/crm/set-campaign-budgets.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { setCampaignBudgetsFormFields } from './set-campaign-budgets.form.gen.ts';

export const form = createForm({
  screen: 'set-campaign-budgets',
  title: 'screen.set-campaign-budgets.title',
  mode: 'dialog',
  permissions: ['crm_ladi_page_campaign'],
  sections: [
    {
      key: 'main', label: 'screen.set-campaign-budgets.section.main', columns: 2,
      inputs: [
        input(setCampaignBudgetsFormFields.way, { label: 'set-campaign-budgets.way' }),
        input(setCampaignBudgetsFormFields.percent, {
          label: 'set-campaign-budgets.percent', help: 'screen.set-campaign-budgets.help.percent',
        }),
        input(setCampaignBudgetsFormFields.amount, {
          label: 'set-campaign-budgets.amount', help: 'screen.set-campaign-budgets.help.amount',
        }),
      ],
    },
    {
      key: 'limits', label: 'screen.set-campaign-budgets.section.limits', columns: 2,
      inputs: [
        input(setCampaignBudgetsFormFields.least, { label: 'set-campaign-budgets.least' }),
        input(setCampaignBudgetsFormFields.most, {
          label: 'set-campaign-budgets.most', help: 'screen.set-campaign-budgets.help.most',
        }),
      ],
    },
  ],
  models: {
    'set-campaign-budgets': {
      name: 'set-campaign-budgets', fields: Object.values(setCampaignBudgetsFormFields), rules: [],
    },
  },
  validate: () => import('#generated/built/crm/set-campaign-budgets.form.validate.gen.js'),
  submit: { url: '/ads-campaigns-budget', success: 'messages.campaign_budgets_changed' },
});
