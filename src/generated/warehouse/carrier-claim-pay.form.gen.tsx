// Generated from schemas/warehouse/carrier-claim-pay.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { carrierClaimPayFormFields } from './carrier-claim-pay.form.gen.ts';

export const form = createForm({
  screen: 'carrier-claim-pay',
  title: 'screen.carrier-claim-pay.title',
  mode: 'dialog',
  permissions: ['goods_return_history'],
  sections: [
    {
      key: 'main', label: 'screen.carrier-claim-pay.section.main',
      inputs: [
        input(carrierClaimPayFormFields.paid_amount, {
          label: 'carrier-claim-pay.paid_amount', help: 'screen.carrier-claim-pay.help.paid_amount',
        }),
        input(carrierClaimPayFormFields.paid_on, { label: 'carrier-claim-pay.paid_on' }),
      ],
    },
  ],
  models: {
    'carrier-claim-pay': { name: 'carrier-claim-pay', fields: Object.values(carrierClaimPayFormFields), rules: [] },
  },
  validate: () => import('#generated/built/warehouse/carrier-claim-pay.form.validate.gen.js'),
});
