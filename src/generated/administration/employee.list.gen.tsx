// Generated from schemas/administration/employee.list.json. Edit that file and run `npm run generate`.
import { accountFields } from '#generated/system/account.entity.gen.ts';
import { accountWorkflow } from '#generated/system/account.workflow.gen.ts';
import { addRoleAction } from '#generated/system/add-role.action.gen.ts';
import { copyRightsAction } from '#generated/system/copy-rights.action.gen.ts';
import { resetPasswordAction } from '#generated/system/reset-password.action.gen.ts';
import { signOutAction } from '#generated/system/sign-out.action.gen.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';

export const list = createList({
  screen: 'administration/employee',
  route: '/administration/employee',
  resource: 'account',
  title: 'screen.administration/employee.title',
  permissions: ['administration_employee'],
  urls: { list: '/employee-list', count: '/employee-count', download: '/employee-download' },
  downloadName: 'employees.xlsx',
  columns: [
    column(accountFields.username, {
      label: 'account.username', cell: 'text', show: 'always', sort: true, pin: 'left',
      link: '/administration/employee',
    }),
    column(accountFields.display_name, { label: 'account.display_name', cell: 'text', sort: true }),
    column(accountFields.code, { label: 'account.code', cell: 'code', show: 'optional', sort: true }),
    column(accountFields.department, { label: 'account.department', cell: 'enum', sort: true }),
    column(accountFields.job_title, { label: 'account.job_title', cell: 'text', show: 'optional' }),
    column(accountFields.phone, { label: 'account.phone', cell: 'phone' }),
    column(accountFields.email, { label: 'account.email', cell: 'text', show: 'optional' }),
    column(accountFields.status, { label: 'account.status', cell: 'enum', sort: true }),
    column(accountFields.role_ids, { label: 'account.role_ids', cell: 'reference' }),
    column(accountFields.permissions, { label: 'account.permissions', cell: 'enum', show: 'optional' }),
    column(accountFields.is_main, { label: 'account.is_main', cell: 'boolean', show: 'optional' }),
    column(accountFields.last_login_at, { label: 'account.last_login_at', cell: 'date_time', sort: true }),
    column(accountFields.must_change_password, {
      label: 'account.must_change_password', cell: 'boolean', show: 'optional',
    }),
    column(accountFields.started_on, { label: 'account.started_on', cell: 'date', show: 'optional', sort: true }),
    column(accountFields.left_on, { label: 'account.left_on', cell: 'date', show: 'optional', sort: true }),
    column(accountFields.created_at, { label: 'kit.field.created_at', cell: 'date_time', sort: true }),
  ],
  filters: [
    filter(accountFields.username, { label: 'account.username', kind: 'text' }),
    filter(accountFields.display_name, { label: 'account.display_name', kind: 'text' }),
    filter(accountFields.phone, { label: 'account.phone', kind: 'phone' }),
    filter(accountFields.department, { label: 'account.department', kind: 'multi_select' }),
    filter(accountFields.code, { label: 'account.code', kind: 'text' }),
    filter(accountFields.status, { label: 'account.status', kind: 'multi_select' }),
    filter(accountFields.role_ids, { label: 'account.role_ids', kind: 'reference' }),
    filter(accountFields.warehouse_ids, { label: 'account.warehouse_ids', kind: 'reference', place: 'panel' }),
    filter(accountFields.pos_ids, { label: 'account.pos_ids', kind: 'reference', place: 'panel' }),
    filter(accountFields.created_at, {
      label: 'kit.field.created_at', kind: 'date_range', maxDays: 360, presets: [7, 30, 90, 360],
    }),
    filter(accountFields.is_main, { label: 'account.is_main', kind: 'boolean', place: 'panel' }),
    filter(accountFields.must_change_password, {
      label: 'account.must_change_password', kind: 'boolean', place: 'panel',
    }),
    filter(accountFields.started_on, { label: 'account.started_on', kind: 'date_range', place: 'panel', maxDays: null }),
    filter(accountFields.left_on, { label: 'account.left_on', kind: 'date_range', place: 'panel', maxDays: null }),
  ],
  counts: ['waiting'],
  viewModes: [
    { key: 'all', label: 'screen.administration/employee.mode.all' },
    { key: 'waiting', label: 'screen.administration/employee.mode.waiting', badge: 'waiting' },
    { key: 'leaving', label: 'screen.administration/employee.mode.leaving' },
    { key: 'never_signed_in', label: 'screen.administration/employee.mode.never_signed_in' },
  ],
  sort: { field: 'created_at', order: 'DESC' },
  toolbar: [
    {
      key: 'announce', label: 'screen.administration/employee.action.announce', form: 'announcement',
      permissions: ['customer_account'],
    },
    {
      key: 'import', label: 'action.import', route: '/administration/employee/import',
      permissions: ['administration_employee'],
    },
  ],
  row: [
    {
      key: 'activate', label: 'account.transition.activate', transition: 'activate',
      permissions: ['administration_employee'], tone: 'success',
    },
    {
      key: 'disable', label: 'account.transition.disable', transition: 'disable',
      permissions: ['administration_employee'], tone: 'danger',
    },
    {
      key: 'enable', label: 'account.transition.enable', transition: 'enable', permissions: ['administration_employee'],
    },
    {
      key: 'copy_rights', label: 'account.action.copy_rights', action: 'copy_rights',
      permissions: ['administration_employee'], tone: 'warning',
    },
    {
      key: 'reset_password', label: 'account.action.reset_password', action: 'reset_password',
      permissions: ['administration_employee'], tone: 'warning',
    },
    {
      key: 'sign_out', label: 'account.action.sign_out', action: 'sign_out', permissions: ['administration_employee'],
      tone: 'warning', confirm: true,
    },
    { key: 'add_role', label: 'account.action.add_role', action: 'add_role', permissions: ['administration_employee'] },
  ],
  bulk: [
    {
      key: 'activate', label: 'account.transition.activate', transition: 'activate',
      permissions: ['administration_employee'], tone: 'success',
    },
    {
      key: 'disable', label: 'account.transition.disable', transition: 'disable',
      permissions: ['administration_employee'], tone: 'danger',
    },
    { key: 'add_role', label: 'account.action.add_role', action: 'add_role', permissions: ['administration_employee'] },
    {
      key: 'copy_rights', label: 'account.action.copy_rights', action: 'copy_rights',
      permissions: ['administration_employee'], tone: 'warning',
    },
    {
      key: 'reset_password', label: 'account.action.reset_password', action: 'reset_password',
      permissions: ['administration_employee'], tone: 'warning',
    },
    {
      key: 'sign_out', label: 'account.action.sign_out', action: 'sign_out', permissions: ['administration_employee'],
      tone: 'warning', confirm: true,
    },
  ],
  actions: [addRoleAction, copyRightsAction, resetPasswordAction, signOutAction],
  workflows: [accountWorkflow],
  open: '/administration/employee',
  create: { route: '/administration/employee/create', permissions: ['administration_employee'] },
  mobile: { title: 'display_name', lines: ['username', 'status', 'phone'] },
});

export default function EmployeeList() {
  return <ListScreen list={list} />;
}
