// Generated from schemas/administration/employee.list.json. Edit that file and run `npm run generate`.
import type { ListModel } from '#contract/model.ts';

export const employeeList: ListModel = {
  screen: 'administration/employee',
  route: '/administration/employee',
  module: 'administration',
  entity: 'account',
  permissions: ['administration_employee'],
  urls: { list: '/employee-list', count: '/employee-count', download: '/employee-download' },
  downloadName: 'employees.xlsx',
  columns: [
    {
      key: 'username', steps: [], leaf: 'username', type: 'username', label: 'account.username', cell: 'text',
      show: 'always', sort: true, sum: false, footer: false, export: true,
    },
    {
      key: 'display_name', steps: [], leaf: 'display_name', type: 'text', label: 'account.display_name', cell: 'text',
      show: 'default', sort: true, sum: false, footer: false, export: true,
    },
    {
      key: 'phone', steps: [], leaf: 'phone', type: 'phone', label: 'account.phone', cell: 'phone', show: 'default',
      sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'email', steps: [], leaf: 'email', type: 'email', label: 'account.email', cell: 'text', show: 'default',
      sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'status', steps: [], leaf: 'status', type: 'enum', label: 'account.status', cell: 'enum', show: 'default',
      sort: true, sum: false, footer: false, export: true,
    },
    {
      key: 'role_ids', steps: [], leaf: 'role_ids', type: 'links', label: 'account.role_ids', cell: 'reference',
      show: 'default', sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'permissions', steps: [], leaf: 'permissions', type: 'enums', label: 'account.permissions', cell: 'enum',
      show: 'optional', sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'is_main', steps: [], leaf: 'is_main', type: 'boolean', label: 'account.is_main', cell: 'boolean',
      show: 'optional', sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'last_login_at', steps: [], leaf: 'last_login_at', type: 'date_time', label: 'account.last_login_at',
      cell: 'date_time', show: 'default', sort: true, sum: false, footer: false, export: true,
    },
    {
      key: 'created_at', steps: [], leaf: 'created_at', type: 'date_time', label: 'kit.field.created_at',
      cell: 'date_time', show: 'default', sort: true, sum: false, footer: false, export: true,
    },
  ],
  filters: [
    { key: 'username', steps: [], leaf: 'username', type: 'username', label: 'account.username', kind: 'text' },
    { key: 'display_name', steps: [], leaf: 'display_name', type: 'text', label: 'account.display_name', kind: 'text' },
    { key: 'phone', steps: [], leaf: 'phone', type: 'phone', label: 'account.phone', kind: 'phone' },
    { key: 'status', steps: [], leaf: 'status', type: 'enum', label: 'account.status', kind: 'multi_select' },
    {
      key: 'created_at', steps: [], leaf: 'created_at', type: 'date_time', label: 'kit.field.created_at',
      kind: 'date_range', maxDays: 360,
    },
    { key: 'is_main', steps: [], leaf: 'is_main', type: 'boolean', label: 'account.is_main', kind: 'boolean' },
  ],
  counts: [{ key: 'waiting', where: { status: [0] } }],
  viewModes: [{ key: 'all' }, { key: 'waiting', where: { status: [0] }, badge: 'waiting' }],
  sort: { field: 'created_at', order: 'DESC' },
  pageSize: 20,
};
