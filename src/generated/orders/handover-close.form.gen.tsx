// Generated from schemas/orders/handover-close.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { handoverCloseFormFields } from './handover-close.form.gen.ts';

export const form = createForm({
  screen: 'handover-close',
  title: 'screen.handover-close.title',
  mode: 'dialog',
  permissions: ['order_manager'],
  sections: [
    {
      key: 'main', label: 'screen.handover-close.section.main',
      inputs: [
        input(handoverCloseFormFields.leave, {
          label: 'handover-close.leave', help: 'screen.handover-close.help.leave',
        }),
      ],
    },
  ],
  models: { 'handover-close': { name: 'handover-close', fields: Object.values(handoverCloseFormFields), rules: [] } },
  validate: () => import('#generated/built/orders/handover-close.form.validate.gen.js'),
});
