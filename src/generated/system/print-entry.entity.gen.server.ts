// Generated from schemas/system/print-entry.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { printEntryDisplay, printEntryFields, printEntryRules } from './print-entry.entity.gen.ts';

export const printEntryModel = createEntity({
  name: 'print_entry',
  module: 'system',
  written: 'module',
  owner: 'customer',
  fields: Object.values(printEntryFields),
  display: printEntryDisplay,
  search: ['code', 'title'],
  index: [['created_at'], ['code'], ['document', 'record_id'], ['copy', 'created_at']],
  access: {
    read: ['warehouse_employee_warning', 'order_manager', 'nsca_stamp'], create: null, update: null, delete: null,
  },
  lookup: ['warehouse_employee_warning', 'order_manager', 'nsca_stamp'],
  rules: printEntryRules,
  audit: false,
  softDelete: false,
  live: true,
});
