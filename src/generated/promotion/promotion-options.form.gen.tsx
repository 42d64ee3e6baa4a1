// Generated from schemas/promotion/promotion-options.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { promotionOptionsFormFields } from './promotion-options.form.gen.ts';

export const form = createForm({
  screen: 'promotion-options',
  title: 'screen.promotion-options.title',
  mode: 'dialog',
  permissions: ['administration_pos_promotion_config'],
  sections: [
    {
      key: 'main', label: 'screen.promotion-options.section.main',
      inputs: [
        input(promotionOptionsFormFields.pos_ids, { label: 'promotion-options.pos_ids' }),
        input(promotionOptionsFormFields.channels, { label: 'promotion-options.channels' }),
      ],
    },
  ],
  models: {
    'promotion-options': { name: 'promotion-options', fields: Object.values(promotionOptionsFormFields), rules: [] },
  },
  validate: () => import('#generated/built/promotion/promotion-options.form.validate.gen.js'),
});
