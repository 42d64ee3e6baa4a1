// Generated from schemas/goods/reprint-stamps.action.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { reprintStampsActionFields } from './reprint-stamps.action.gen.ts';

export const form = createForm({
  screen: 'reprint-stamps',
  title: 'stamp.action.reprint_stamps',
  mode: 'dialog',
  permissions: ['nsca_stamp'],
  sections: [
    {
      key: 'input', label: 'stamp.action.reprint_stamps',
      inputs: [input(reprintStampsActionFields.reprint_reason, { label: 'reprint-stamps.reprint_reason' })],
    },
  ],
  models: { 'reprint-stamps': { name: 'reprint-stamps', fields: Object.values(reprintStampsActionFields), rules: [] } },
  validate: () => import('#generated/built/goods/reprint-stamps.action.validate.gen.js'),
});
