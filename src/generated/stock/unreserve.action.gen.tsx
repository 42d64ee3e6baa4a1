// Generated from schemas/stock/unreserve.action.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { unreserveActionFields } from './unreserve.action.gen.ts';

export const form = createForm({
  screen: 'unreserve',
  title: 'reservation.action.unreserve',
  mode: 'dialog',
  permissions: ['goods_reserved'],
  sections: [
    {
      key: 'input', label: 'reservation.action.unreserve',
      inputs: [input(unreserveActionFields.release_note, { label: 'unreserve.release_note' })],
    },
  ],
  models: { unreserve: { name: 'unreserve', fields: Object.values(unreserveActionFields), rules: [] } },
  validate: () => import('#generated/built/stock/unreserve.action.validate.gen.js'),
});
