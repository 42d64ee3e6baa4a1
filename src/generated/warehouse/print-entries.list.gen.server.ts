// Generated from schemas/warehouse/print-entries.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { printEntryFields } from '#generated/system/print-entry.entity.gen.ts';

export const printEntriesList = createList({
  screen: 'warehouse/print',
  route: '/warehouse/print',
  module: 'warehouse',
  entity: 'print_entry',
  permissions: ['warehouse_employee_warning', 'order_manager', 'nsca_stamp'],
  urls: { list: '/print-entry-list', count: '/print-entry-count', download: '/print-entry-download' },
  downloadName: 'prints.xlsx',
  columns: [
    column(printEntryFields.created_at, { label: 'print_entry.printed_at', show: 'always', sort: true }),
    column(printEntryFields.created_by, { label: 'print_entry.printed_by', show: 'always' }),
    column(printEntryFields.title, { label: 'print_entry.title' }),
    column(printEntryFields.code, { label: 'print_entry.code', show: 'always' }),
    column(printEntryFields.copy, { label: 'print_entry.copy', sort: true }),
    column(printEntryFields.reprint_reason, { label: 'print_entry.reprint_reason' }),
    column(printEntryFields.batch_size, { label: 'print_entry.batch_size' }),
    column(printEntryFields.run, { label: 'print_entry.run', show: 'optional' }),
  ],
  filters: [
    filter(printEntryFields.created_at, { label: 'print_entry.printed_at', kind: 'date_range', maxDays: 360 }),
    filter(printEntryFields.created_by, { label: 'print_entry.printed_by', kind: 'reference' }),
    filter(printEntryFields.title, { label: 'print_entry.title', kind: 'text' }),
    filter(printEntryFields.code, { label: 'print_entry.code', kind: 'code_list' }),
    filter(printEntryFields.copy, { label: 'print_entry.copy', kind: 'number_range' }),
    filter(printEntryFields.reprint_reason, { label: 'print_entry.reprint_reason', kind: 'text' }),
    filter(printEntryFields.run, { label: 'print_entry.run', kind: 'code_list' }),
  ],
  counts: [{ key: 'again', where: { copy: { from: 2 } } }],
  viewModes: [
    { key: 'all' },
    { key: 'again', where: { copy: { from: 2 } }, badge: 'again' },
    { key: 'first', where: { copy: { to: 1 } } },
  ],
  sort: { field: 'created_at', order: 'DESC' },
});
