// Generated from schemas/administration/employee.import.json. Edit that file and run `npm run generate`.
import { accountFields } from '#generated/system/account.entity.gen.ts';
import type { ImportDefinition } from '#web/import/ImportDefinition.ts';
import { ImportScreen } from '#web/import/ImportScreen.tsx';

export const sheet: ImportDefinition = {
  screen: 'administration/employee/import',
  route: '/administration/employee/import',
  title: 'screen.administration/employee/import.title',
  permissions: ['administration_employee'],
  url: '/employee-import',
  maxRows: 1000,
  mode: 'create',
  columns: [
    { key: 'username', label: 'account.username', required: true, field: accountFields.username },
    { key: 'display_name', label: 'account.display_name', required: true, field: accountFields.display_name },
    { key: 'code', label: 'account.code', field: accountFields.code },
    { key: 'phone', label: 'account.phone', field: accountFields.phone },
    { key: 'email', label: 'account.email', field: accountFields.email },
    { key: 'department', label: 'account.department', field: accountFields.department },
    { key: 'job_title', label: 'account.job_title', field: accountFields.job_title },
    { key: 'role_ids', label: 'account.role_ids', field: accountFields.role_ids },
    { key: 'warehouse_ids', label: 'account.warehouse_ids', field: accountFields.warehouse_ids },
    { key: 'started_on', label: 'account.started_on', field: accountFields.started_on },
    { key: 'note', label: 'account.note', field: accountFields.note },
  ],
  options: 'employee-options',
};

export default function EmployeeImport() {
  return <ImportScreen sheet={sheet} />;
}
