// Generated from schemas/pos/request-display.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { requestDisplayFormFields } from './request-display.form.gen.ts';

export const form = createForm({
  screen: 'request-display',
  title: 'screen.request-display.title',
  mode: 'dialog',
  permissions: ['pos_goods_transfer'],
  sections: [
    {
      key: 'main', label: 'screen.request-display.section.main',
      inputs: [
        input(requestDisplayFormFields.warehouse_id, { label: 'request-display.warehouse_id' }),
        input(requestDisplayFormFields.quantity, {
          label: 'request-display.quantity', help: 'screen.request-display.help.quantity',
        }),
        input(requestDisplayFormFields.wanted_on, { label: 'request-display.wanted_on' }),
        input(requestDisplayFormFields.note, { label: 'request-display.note' }),
      ],
    },
  ],
  models: {
    'request-display': { name: 'request-display', fields: Object.values(requestDisplayFormFields), rules: [] },
  },
  validate: () => import('#generated/built/pos/request-display.form.validate.gen.js'),
  submit: {
    url: '/pos-request-display', success: 'messages.display_requested', next: '/pos/goods-list/display-request',
  },
});
