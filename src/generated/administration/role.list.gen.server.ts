// Generated from schemas/administration/role.list.json. Edit that file and run `npm run generate`.
import type { ListModel } from '#contract/model.ts';

export const roleList: ListModel = {
  screen: 'administration/role',
  route: '/administration/role',
  module: 'administration',
  entity: 'role',
  permissions: ['administration_employee'],
  urls: { list: '/role-list' },
  downloadName: 'download.xlsx',
  columns: [
    {
      key: 'name', steps: [], leaf: 'name', type: 'text', label: 'role.name', cell: 'text', show: 'always', sort: true,
      sum: false, footer: false, export: true,
    },
    {
      key: 'description', steps: [], leaf: 'description', type: 'long_text', label: 'role.description', cell: 'text',
      show: 'default', sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'permissions', steps: [], leaf: 'permissions', type: 'enums', label: 'role.permissions', cell: 'enum',
      show: 'default', sort: false, sum: false, footer: false, export: true,
    },
    {
      key: 'updated_at', steps: [], leaf: 'updated_at', type: 'date_time', label: 'kit.field.updated_at',
      cell: 'date_time', show: 'default', sort: true, sum: false, footer: false, export: true,
    },
  ],
  filters: [{ key: 'name', steps: [], leaf: 'name', type: 'text', label: 'role.name', kind: 'text' }],
  counts: [],
  viewModes: [],
  sort: { field: 'name', order: 'ASC' },
  pageSize: 20,
};
