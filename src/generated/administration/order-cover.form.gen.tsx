// Generated from schemas/administration/order-cover.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { orderCoverFormFields } from './order-cover.form.gen.ts';

export const form = createForm({
  screen: 'order-cover',
  title: 'screen.order-cover.title',
  mode: 'dialog',
  permissions: ['administration_goods_report', 'goods_manager'],
  sections: [
    {
      key: 'main', label: 'screen.order-cover.section.main',
      inputs: [
        input(orderCoverFormFields.way, { label: 'order-cover.way' }),
        input(orderCoverFormFields.from_warehouse_id, { label: 'order-cover.from_warehouse_id' }),
        input(orderCoverFormFields.due_on, { label: 'order-cover.due_on' }),
      ],
    },
  ],
  models: { 'order-cover': { name: 'order-cover', fields: Object.values(orderCoverFormFields), rules: [] } },
  validate: () => import('#generated/built/administration/order-cover.form.validate.gen.js'),
  submit: { url: '/goods-cover-order', success: 'messages.cover_ordered' },
});
