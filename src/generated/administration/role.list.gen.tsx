// Generated from schemas/administration/role.list.json. Edit that file and run `npm run generate`.
import { duplicateRoleAction } from '#generated/system/duplicate-role.action.gen.ts';
import { roleFields } from '#generated/system/role.entity.gen.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';

export const list = createList({
  screen: 'administration/role',
  route: '/administration/role',
  resource: 'role',
  title: 'screen.administration/role.title',
  permissions: ['administration_employee'],
  urls: { list: '/role-list' },
  downloadName: 'download.xlsx',
  columns: [
    column(roleFields.name, {
      label: 'role.name', cell: 'text', show: 'always', sort: true, pin: 'left', link: '/administration/role',
    }),
    column(roleFields.description, { label: 'role.description', cell: 'text' }),
    column(roleFields.holders, { label: 'role.holders', cell: 'number', sort: true }),
    column(roleFields.permissions, { label: 'role.permissions', cell: 'enum' }),
    column(roleFields.updated_at, { label: 'kit.field.updated_at', cell: 'date_time', sort: true }),
  ],
  filters: [filter(roleFields.name, { label: 'role.name', kind: 'text' })],
  sort: { field: 'name', order: 'ASC' },
  row: [
    {
      key: 'holders', label: 'screen.administration/role.action.holders', route: '/administration/employee',
      filter: { role_ids: { from: 'id', choice: true } }, permissions: ['administration_employee'],
    },
    {
      key: 'duplicate', label: 'role.action.duplicate_role', action: 'duplicate_role',
      permissions: ['administration_employee'],
    },
  ],
  actions: [duplicateRoleAction],
  open: '/administration/role',
  create: { route: '/administration/role/create', permissions: ['administration_employee'] },
  mobile: { title: 'name', lines: ['description', 'holders'] },
});

export default function RoleList() {
  return <ListScreen list={list} />;
}
