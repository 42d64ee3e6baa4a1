// Generated from schemas/crm/lift.action.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { liftActionFields } from './lift.action.gen.ts';

export const form = createForm({
  screen: 'lift',
  title: 'blacklist.action.lift',
  mode: 'dialog',
  permissions: ['crm_blacklist'],
  sections: [
    { key: 'input', label: 'blacklist.action.lift', inputs: [input(liftActionFields.note, { label: 'lift.note' })] },
  ],
  models: { lift: { name: 'lift', fields: Object.values(liftActionFields), rules: [] } },
  validate: () => import('#generated/built/crm/lift.action.validate.gen.js'),
});
