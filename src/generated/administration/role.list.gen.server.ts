// Generated from schemas/administration/role.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { roleFields } from '#generated/system/role.entity.gen.ts';

export const roleList = createList({
  screen: 'administration/role',
  route: '/administration/role',
  module: 'administration',
  entity: 'role',
  permissions: ['administration_employee'],
  urls: { list: '/role-list' },
  downloadName: 'download.xlsx',
  columns: [
    column(roleFields.name, { label: 'role.name', show: 'always', sort: true }),
    column(roleFields.description, { label: 'role.description' }),
    column(roleFields.holders, { label: 'role.holders', sort: true }),
    column(roleFields.permissions, { label: 'role.permissions' }),
    column(roleFields.updated_at, { label: 'kit.field.updated_at', sort: true }),
  ],
  filters: [filter(roleFields.name, { label: 'role.name', kind: 'text' })],
  sort: { field: 'name', order: 'ASC' },
});
