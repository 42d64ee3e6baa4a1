// Generated from schemas/pos/review-shift.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { reviewShiftFormFields } from './review-shift.form.gen.ts';

export const form = createForm({
  screen: 'review-shift',
  title: 'screen.review-shift.title',
  mode: 'dialog',
  permissions: ['pos_order_list'],
  sections: [
    {
      key: 'main', label: 'screen.review-shift.section.main',
      inputs: [
        input(reviewShiftFormFields.review_note, {
          label: 'review-shift.review_note', help: 'screen.review-shift.help.review_note',
        }),
      ],
    },
  ],
  models: { 'review-shift': { name: 'review-shift', fields: Object.values(reviewShiftFormFields), rules: [] } },
  validate: () => import('#generated/built/pos/review-shift.form.validate.gen.js'),
  submit: { url: '/pos-shift-review', success: 'messages.shift_reviewed' },
});
