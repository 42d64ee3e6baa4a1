// Generated from schemas/system/duplicate-role.action.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { duplicateRoleActionFields } from './duplicate-role.action.gen.ts';

export const form = createForm({
  screen: 'duplicate-role',
  title: 'role.action.duplicate_role',
  mode: 'dialog',
  permissions: ['administration_employee'],
  sections: [
    {
      key: 'input', label: 'role.action.duplicate_role',
      inputs: [input(duplicateRoleActionFields.name, { label: 'duplicate-role.name' })],
    },
  ],
  models: { 'duplicate-role': { name: 'duplicate-role', fields: Object.values(duplicateRoleActionFields), rules: [] } },
  validate: () => import('#generated/built/system/duplicate-role.action.validate.gen.js'),
});
