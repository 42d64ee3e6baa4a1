// Generated from schemas/crm/enter-figures.action.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { enterFiguresActionFields } from './enter-figures.action.gen.ts';

export const form = createForm({
  screen: 'enter-figures',
  title: 'ads_campaign.action.enter_figures',
  mode: 'dialog',
  permissions: ['crm_ladi_page_campaign'],
  sections: [
    {
      key: 'input', label: 'ads_campaign.action.enter_figures',
      inputs: [
        input(enterFiguresActionFields.date, { label: 'enter-figures.date' }),
        input(enterFiguresActionFields.spend, { label: 'enter-figures.spend' }),
        input(enterFiguresActionFields.impressions, { label: 'enter-figures.impressions' }),
        input(enterFiguresActionFields.clicks, { label: 'enter-figures.clicks' }),
      ],
    },
  ],
  models: { 'enter-figures': { name: 'enter-figures', fields: Object.values(enterFiguresActionFields), rules: [] } },
  validate: () => import('#generated/built/crm/enter-figures.action.validate.gen.js'),
});
