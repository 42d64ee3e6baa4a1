// Generated from schemas/orders/make-handover.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { makeHandoverFormFields } from './make-handover.form.gen.ts';

export const form = createForm({
  screen: 'make-handover',
  title: 'screen.make-handover.title',
  mode: 'dialog',
  permissions: ['order_download_handover_file'],
  intro: 'screen.make-handover.intro',
  sections: [
    {
      key: 'main', label: 'screen.make-handover.section.main',
      inputs: [
        input(makeHandoverFormFields.driver_name, { label: 'make-handover.driver_name' }),
        input(makeHandoverFormFields.driver_phone, { label: 'make-handover.driver_phone' }),
        input(makeHandoverFormFields.plate, { label: 'make-handover.plate' }),
        input(makeHandoverFormFields.note, { label: 'make-handover.note' }),
      ],
    },
  ],
  models: { 'make-handover': { name: 'make-handover', fields: Object.values(makeHandoverFormFields), rules: [] } },
  validate: () => import('#generated/built/orders/make-handover.form.validate.gen.js'),
  submit: { url: '/order-handover-file', success: 'messages.handover_made', next: '/orders/handover' },
});
