// Generated from schemas/system/add-role.action.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { addRoleActionFields } from './add-role.action.gen.ts';

export const form = createForm({
  screen: 'add-role',
  title: 'account.action.add_role',
  mode: 'dialog',
  permissions: ['administration_employee'],
  sections: [
    {
      key: 'input', label: 'account.action.add_role',
      inputs: [input(addRoleActionFields.role_id, { label: 'add-role.role_id' })],
    },
  ],
  models: { 'add-role': { name: 'add-role', fields: Object.values(addRoleActionFields), rules: [] } },
  validate: () => import('#generated/built/system/add-role.action.validate.gen.js'),
});
