// Generated from schemas/administration/employee.list.json. Edit that file and run `npm run generate`.
import { accountFields } from '#generated/system/account.entity.gen.ts';
import { accountWorkflow } from '#generated/system/account.workflow.gen.ts';
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
    column(accountFields.phone, { label: 'account.phone', cell: 'phone' }),
    column(accountFields.email, { label: 'account.email', cell: 'text' }),
    column(accountFields.status, { label: 'account.status', cell: 'enum', sort: true }),
    column(accountFields.role_ids, { label: 'account.role_ids', cell: 'reference' }),
    column(accountFields.permissions, { label: 'account.permissions', cell: 'enum', show: 'optional' }),
    column(accountFields.is_main, { label: 'account.is_main', cell: 'boolean', show: 'optional' }),
    column(accountFields.last_login_at, { label: 'account.last_login_at', cell: 'date_time', sort: true }),
    column(accountFields.created_at, { label: 'kit.field.created_at', cell: 'date_time', sort: true }),
  ],
  filters: [
    filter(accountFields.username, { label: 'account.username', kind: 'text' }),
    filter(accountFields.display_name, { label: 'account.display_name', kind: 'text' }),
    filter(accountFields.phone, { label: 'account.phone', kind: 'phone' }),
    filter(accountFields.status, { label: 'account.status', kind: 'multi_select' }),
    filter(accountFields.role_ids, { label: 'account.role_ids', kind: 'reference' }),
    filter(accountFields.warehouse_ids, { label: 'account.warehouse_ids', kind: 'reference', place: 'panel' }),
    filter(accountFields.pos_ids, { label: 'account.pos_ids', kind: 'reference', place: 'panel' }),
    filter(accountFields.created_at, {
      label: 'kit.field.created_at', kind: 'date_range', maxDays: 360, presets: [7, 30, 90, 360],
    }),
    filter(accountFields.is_main, { label: 'account.is_main', kind: 'boolean', place: 'panel' }),
  ],
  counts: ['waiting'],
  viewModes: [
    { key: 'all', label: 'screen.administration/employee.mode.all' },
    { key: 'waiting', label: 'screen.administration/employee.mode.waiting', badge: 'waiting' },
  ],
  sort: { field: 'created_at', order: 'DESC' },
  toolbar: [
    {
      key: 'announce', label: 'screen.administration/employee.action.announce', form: 'announcement',
      permissions: ['customer_account'],
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
  ],
  workflows: [accountWorkflow],
  open: '/administration/employee',
  create: { route: '/administration/employee/create', permissions: ['administration_employee'] },
  mobile: { title: 'display_name', lines: ['username', 'status', 'phone'] },
});

export default function EmployeeList() {
  return <ListScreen list={list} />;
}
