// Generated from schemas/warehouse/carrier-claim-refuse.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { carrierClaimRefuseFormFields } from './carrier-claim-refuse.form.gen.ts';

export const form = createForm({
  screen: 'carrier-claim-refuse',
  title: 'screen.carrier-claim-refuse.title',
  mode: 'dialog',
  permissions: ['goods_return_history'],
  sections: [
    {
      key: 'main', label: 'screen.carrier-claim-refuse.section.main',
      inputs: [input(carrierClaimRefuseFormFields.answer, { label: 'carrier-claim-refuse.answer' })],
    },
  ],
  models: {
    'carrier-claim-refuse': {
      name: 'carrier-claim-refuse', fields: Object.values(carrierClaimRefuseFormFields), rules: [],
    },
  },
  validate: () => import('#generated/built/warehouse/carrier-claim-refuse.form.validate.gen.js'),
});
