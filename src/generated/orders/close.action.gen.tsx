// Generated from schemas/orders/close.action.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { closeActionFields } from './close.action.gen.ts';

export const form = createForm({
  screen: 'close',
  title: 'handover.action.close',
  mode: 'dialog',
  permissions: ['order_manager'],
  sections: [
    {
      key: 'input', label: 'handover.action.close',
      inputs: [
        input(closeActionFields.left_count, { label: 'close.left_count' }),
        input(closeActionFields.left_codes, { label: 'close.left_codes' }),
        input(closeActionFields.leave, { label: 'close.leave' }),
      ],
    },
  ],
  models: { close: { name: 'close', fields: Object.values(closeActionFields), rules: [] } },
  validate: () => import('#generated/built/orders/close.action.validate.gen.js'),
});
