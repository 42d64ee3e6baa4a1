// Generated from schemas/administration/employee.import.json. Edit that file and run `npm run generate`.
import { createImport, importColumn } from '#contract/parts.ts';
import { accountFields } from '#generated/system/account.entity.gen.ts';

export const employeeImport = createImport({
  screen: 'administration/employee/import',
  route: '/administration/employee/import',
  module: 'administration',
  entity: 'account',
  permissions: ['administration_employee'],
  url: '/employee-import',
  maxRows: 1000,
  mode: 'create',
  columns: [
    importColumn(accountFields.username, {
      label: 'account.username', required: true, aliases: ['tài khoản', 'user'], example: 'lan.nt',
    }),
    importColumn(accountFields.display_name, {
      label: 'account.display_name', required: true, aliases: ['họ tên', 'tên nhân viên'], example: 'Nguyễn Thị Lan',
    }),
    importColumn(accountFields.code, { label: 'account.code', aliases: ['mã nv', 'mã nhân viên'], example: 'NV001' }),
    importColumn(accountFields.phone, { label: 'account.phone', aliases: ['sđt', 'điện thoại'], example: '0912345678' }),
    importColumn(accountFields.email, { label: 'account.email' }),
    importColumn(accountFields.department, {
      label: 'account.department', aliases: ['phòng ban', 'bộ phận'], example: 'warehouse',
    }),
    importColumn(accountFields.job_title, {
      label: 'account.job_title', aliases: ['chức vụ'], example: 'Nhân viên đóng gói',
    }),
    importColumn(accountFields.role_ids, {
      label: 'account.role_ids', aliases: ['vai trò', 'role'], lookup: ['name'], example: 'Nhân viên kho',
    }),
    importColumn(accountFields.warehouse_ids, {
      label: 'account.warehouse_ids', aliases: ['kho', 'mã kho', 'warehouse'], lookup: ['code_name', 'name'],
      example: 'HN1, HCM1',
    }),
    importColumn(accountFields.started_on, {
      label: 'account.started_on', aliases: ['ngày vào'], example: '2026-11-01',
    }),
    importColumn(accountFields.note, { label: 'account.note', aliases: ['ghi chú'] }),
  ],
  options: 'employee-options',
});
