// Generated from schemas/promotion/hand-out-voucher.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { handOutVoucherFormFields } from './hand-out-voucher.form.gen.ts';

export const form = createForm({
  screen: 'hand-out-voucher',
  title: 'screen.hand-out-voucher.title',
  mode: 'dialog',
  permissions: ['administration_pos_voucher_config'],
  sections: [
    {
      key: 'main', label: 'screen.hand-out-voucher.section.main',
      inputs: [
        input(handOutVoucherFormFields.phone, { label: 'hand-out-voucher.phone' }),
        input(handOutVoucherFormFields.send_zns, {
          label: 'hand-out-voucher.send_zns', help: 'screen.hand-out-voucher.help.send_zns',
        }),
      ],
    },
  ],
  models: {
    'hand-out-voucher': { name: 'hand-out-voucher', fields: Object.values(handOutVoucherFormFields), rules: [] },
  },
  validate: () => import('#generated/built/promotion/hand-out-voucher.form.validate.gen.js'),
  preview: { url: '/voucher-notice-price', on: ['send_zns'], needs: [], fill: {}, section: 'main' },
});
