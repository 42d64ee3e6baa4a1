// Generated from schemas/pos/pos-shift-close.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { posShiftCloseFormFields } from './pos-shift-close.form.gen.ts';

export const form = createForm({
  screen: 'pos-shift-close',
  title: 'screen.pos-shift-close.title',
  mode: 'dialog',
  permissions: ['pos_order_create_single'],
  sections: [
    {
      key: 'main', label: 'screen.pos-shift-close.section.main',
      inputs: [
        input(posShiftCloseFormFields.counted_cash, { label: 'pos-shift-close.counted_cash' }),
        input(posShiftCloseFormFields.difference_reason, { label: 'pos-shift-close.difference_reason' }),
      ],
    },
  ],
  models: { 'pos-shift-close': { name: 'pos-shift-close', fields: Object.values(posShiftCloseFormFields), rules: [] } },
  validate: () => import('#generated/built/pos/pos-shift-close.form.validate.gen.js'),
});
