// Generated from schemas/orders/make-pick-list.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { makePickListFormFields } from './make-pick-list.form.gen.ts';

export const form = createForm({
  screen: 'make-pick-list',
  title: 'screen.make-pick-list.title',
  mode: 'dialog',
  permissions: ['order_manager'],
  sections: [
    {
      key: 'main', label: 'screen.make-pick-list.section.main',
      inputs: [
        input(makePickListFormFields.note, { label: 'make-pick-list.note', help: 'screen.make-pick-list.help.note' }),
      ],
    },
  ],
  models: { 'make-pick-list': { name: 'make-pick-list', fields: Object.values(makePickListFormFields), rules: [] } },
  validate: () => import('#generated/built/orders/make-pick-list.form.validate.gen.js'),
  submit: { url: '/order-pick-list', success: 'messages.pick_list_made', next: '/orders/pick-list' },
});
