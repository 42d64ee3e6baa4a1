// Generated from schemas/orders/prioritise.action.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { prioritiseActionFields } from './prioritise.action.gen.ts';

export const form = createForm({
  screen: 'prioritise',
  title: 'order.action.prioritise',
  mode: 'dialog',
  permissions: ['order_manager'],
  sections: [
    {
      key: 'input', label: 'order.action.prioritise',
      inputs: [input(prioritiseActionFields.priority, { label: 'prioritise.priority' })],
    },
  ],
  models: { prioritise: { name: 'prioritise', fields: Object.values(prioritiseActionFields), rules: [] } },
  validate: () => import('#generated/built/orders/prioritise.action.validate.gen.js'),
});
