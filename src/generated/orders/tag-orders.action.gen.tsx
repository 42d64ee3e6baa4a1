// Generated from schemas/orders/tag-orders.action.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { tagOrdersActionFields } from './tag-orders.action.gen.ts';

export const form = createForm({
  screen: 'tag-orders',
  title: 'order.action.tag_orders',
  mode: 'dialog',
  permissions: ['order_manager'],
  sections: [
    {
      key: 'input', label: 'order.action.tag_orders',
      inputs: [input(tagOrdersActionFields.tag, { label: 'tag-orders.tag' })],
    },
  ],
  models: { 'tag-orders': { name: 'tag-orders', fields: Object.values(tagOrdersActionFields), rules: [] } },
  validate: () => import('#generated/built/orders/tag-orders.action.validate.gen.js'),
});
