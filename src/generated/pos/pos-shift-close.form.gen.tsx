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
      key: 'main', label: 'screen.pos-shift-close.section.main', columns: 2,
      inputs: [
        input(posShiftCloseFormFields.notes_500k, { label: 'pos-shift-close.notes_500k' }),
        input(posShiftCloseFormFields.notes_200k, { label: 'pos-shift-close.notes_200k' }),
        input(posShiftCloseFormFields.notes_100k, { label: 'pos-shift-close.notes_100k' }),
        input(posShiftCloseFormFields.notes_50k, { label: 'pos-shift-close.notes_50k' }),
        input(posShiftCloseFormFields.notes_20k, { label: 'pos-shift-close.notes_20k' }),
        input(posShiftCloseFormFields.notes_10k, { label: 'pos-shift-close.notes_10k' }),
        input(posShiftCloseFormFields.notes_5k, { label: 'pos-shift-close.notes_5k' }),
        input(posShiftCloseFormFields.notes_2k, { label: 'pos-shift-close.notes_2k' }),
        input(posShiftCloseFormFields.notes_1k, { label: 'pos-shift-close.notes_1k' }),
        input(posShiftCloseFormFields.small_cash, { label: 'pos-shift-close.small_cash' }),
      ],
    },
    {
      key: 'sum', label: 'screen.pos-shift-close.section.sum',
      inputs: [
        input(posShiftCloseFormFields.counted_cash, { label: 'pos-shift-close.counted_cash' }),
        input(posShiftCloseFormFields.difference_reason, { label: 'pos-shift-close.difference_reason' }),
      ],
    },
  ],
  models: { 'pos-shift-close': { name: 'pos-shift-close', fields: Object.values(posShiftCloseFormFields), rules: [] } },
  validate: () => import('#generated/built/pos/pos-shift-close.form.validate.gen.js'),
});
