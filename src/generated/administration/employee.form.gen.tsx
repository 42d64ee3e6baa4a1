// Generated from schemas/administration/employee.form.json. Edit that file and run `npm run generate`.
import { accountFields, accountRules } from '#generated/system/account.entity.gen.ts';
import { accountWorkflow } from '#generated/system/account.workflow.gen.ts';
import { addRoleAction } from '#generated/system/add-role.action.gen.ts';
import { copyRightsAction } from '#generated/system/copy-rights.action.gen.ts';
import { resetPasswordAction } from '#generated/system/reset-password.action.gen.ts';
import { signOutAction } from '#generated/system/sign-out.action.gen.ts';
import { RolesInput } from '#modules/administration/RolesInput.tsx';
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';

export const form = createForm({
  screen: 'administration/employee',
  route: '/administration/employee',
  resource: 'account',
  title: 'screen.administration/employee.title',
  mode: 'edit',
  permissions: ['administration_employee'],
  create: ['administration_employee'],
  layout: 'tabs',
  sections: [
    {
      key: 'person', label: 'screen.administration/employee.section.person', columns: 2,
      inputs: [
        input(accountFields.username, { label: 'account.username' }),
        input(accountFields.display_name, { label: 'account.display_name' }),
        input(accountFields.phone_country, { label: 'account.phone_country' }),
        input(accountFields.phone, { label: 'account.phone' }),
        input(accountFields.email, { label: 'account.email' }),
        input(accountFields.code, { label: 'account.code' }),
        input(accountFields.department, { label: 'account.department' }),
        input(accountFields.job_title, { label: 'account.job_title' }),
        input(accountFields.started_on, { label: 'account.started_on' }),
        input(accountFields.left_on, { label: 'account.left_on' }),
        input(accountFields.password, { label: 'account.password' }),
        input(accountFields.language, { label: 'account.language' }),
        input(accountFields.sub_full_name, { label: 'account.sub_full_name' }),
        input(accountFields.distributor_name, { label: 'account.distributor_name' }),
      ],
    },
    {
      key: 'rights', label: 'screen.administration/employee.section.rights',
      inputs: [
        input(accountFields.role_ids, { label: 'account.role_ids', slot: RolesInput }),
        input(accountFields.permissions, { label: 'account.permissions', widget: 'grants' }),
      ],
    },
    {
      key: 'places', label: 'screen.administration/employee.section.places', columns: 2,
      inputs: [
        input(accountFields.warehouse_ids, { label: 'account.warehouse_ids' }),
        input(accountFields.pos_ids, { label: 'account.pos_ids' }),
        input(accountFields.note, { label: 'account.note', span: 2 }),
      ],
    },
  ],
  models: {
    account: {
      name: 'account', fields: Object.values(accountFields), rules: accountRules, workflows: [accountWorkflow],
    },
  },
  workflows: [accountWorkflow],
  actions: [addRoleAction, copyRightsAction, resetPasswordAction, signOutAction],
  validate: () => import('#generated/built/system/account.validate.gen.js'),
  display: [{ field: 'display_name' }, ' (', { field: 'username' }, ')'],
});

export default function EmployeeForm() {
  return <FormScreen form={form} />;
}
