// Generated from schemas/administration/employee.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { accountFields } from '#generated/system/account.entity.gen.ts';

export const employeeList = createList({
  screen: 'administration/employee',
  route: '/administration/employee',
  module: 'administration',
  entity: 'account',
  permissions: ['administration_employee'],
  urls: { list: '/employee-list', count: '/employee-count', download: '/employee-download' },
  downloadName: 'employees.xlsx',
  columns: [
    column(accountFields.username, { label: 'account.username', show: 'always', sort: true }),
    column(accountFields.display_name, { label: 'account.display_name', sort: true }),
    column(accountFields.phone, { label: 'account.phone' }),
    column(accountFields.email, { label: 'account.email' }),
    column(accountFields.status, { label: 'account.status', sort: true }),
    column(accountFields.role_ids, { label: 'account.role_ids' }),
    column(accountFields.permissions, { label: 'account.permissions', show: 'optional' }),
    column(accountFields.is_main, { label: 'account.is_main', show: 'optional' }),
    column(accountFields.last_login_at, { label: 'account.last_login_at', sort: true }),
    column(accountFields.created_at, { label: 'kit.field.created_at', sort: true }),
  ],
  filters: [
    filter(accountFields.username, { label: 'account.username', kind: 'text' }),
    filter(accountFields.display_name, { label: 'account.display_name', kind: 'text' }),
    filter(accountFields.phone, { label: 'account.phone', kind: 'phone' }),
    filter(accountFields.status, { label: 'account.status', kind: 'multi_select' }),
    filter(accountFields.role_ids, { label: 'account.role_ids', kind: 'reference' }),
    filter(accountFields.warehouse_ids, { label: 'account.warehouse_ids', kind: 'reference' }),
    filter(accountFields.pos_ids, { label: 'account.pos_ids', kind: 'reference' }),
    filter(accountFields.created_at, { label: 'kit.field.created_at', kind: 'date_range', maxDays: 360 }),
    filter(accountFields.is_main, { label: 'account.is_main', kind: 'boolean' }),
  ],
  counts: [{ key: 'waiting', where: { status: [0] } }],
  statistics: [
    { key: 'waiting', label: 'screen.administration/employee.statistic.waiting', count: 'waiting', mode: 'waiting' },
  ],
  viewModes: [{ key: 'all' }, { key: 'waiting', where: { status: [0] }, badge: 'waiting' }],
  sort: { field: 'created_at', order: 'DESC' },
});
