// Generated from schemas/administration/role.form.json. Edit that file and run `npm run generate`.
import { duplicateRoleAction } from '#generated/system/duplicate-role.action.gen.ts';
import { roleFields, roleRules } from '#generated/system/role.entity.gen.ts';
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';

export const form = createForm({
  screen: 'administration/role',
  route: '/administration/role',
  resource: 'role',
  title: 'screen.administration/role.title',
  mode: 'edit',
  permissions: ['administration_employee'],
  create: ['administration_employee'],
  remove: ['administration_employee'],
  sections: [
    {
      key: 'main', label: 'screen.administration/role.section.main',
      inputs: [
        input(roleFields.name, { label: 'role.name' }),
        input(roleFields.description, { label: 'role.description' }),
        input(roleFields.permissions, { label: 'role.permissions', widget: 'grants' }),
      ],
    },
  ],
  models: { role: { name: 'role', fields: Object.values(roleFields), rules: roleRules } },
  actions: [duplicateRoleAction],
  validate: () => import('#generated/built/system/role.validate.gen.js'),
  display: [{ field: 'name' }],
});

export default function RoleForm() {
  return <FormScreen form={form} />;
}
