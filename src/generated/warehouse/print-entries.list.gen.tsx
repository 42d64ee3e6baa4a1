// Generated from schemas/warehouse/print-entries.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { type PrintEntry, printEntryFields } from '#generated/system/print-entry.entity.gen.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';

export const list = createList({
  screen: 'warehouse/print',
  route: '/warehouse/print',
  resource: 'print_entry',
  title: 'screen.warehouse/print.title',
  permissions: ['warehouse_employee_warning', 'order_manager', 'nsca_stamp'],
  urls: { list: '/print-entry-list', count: '/print-entry-count', download: '/print-entry-download' },
  downloadName: 'prints.xlsx',
  columns: [
    column(printEntryFields.created_at, {
      label: 'print_entry.printed_at', cell: 'date_time', show: 'always', sort: true,
    }),
    column(printEntryFields.created_by, {
      label: 'print_entry.printed_by', cell: 'reference', show: 'always', width: 200,
    }),
    column(printEntryFields.title, { label: 'print_entry.title', cell: 'text', width: 200 }),
    column(printEntryFields.code, { label: 'print_entry.code', cell: 'code', show: 'always', width: 180 }),
    column(printEntryFields.copy, { label: 'print_entry.copy', cell: 'number', sort: true }),
    column(printEntryFields.reprint_reason, { label: 'print_entry.reprint_reason', cell: 'text', width: 220 }),
    column(printEntryFields.batch_size, { label: 'print_entry.batch_size', cell: 'number' }),
    column(printEntryFields.run, { label: 'print_entry.run', cell: 'code', show: 'optional', width: 300 }),
  ],
  filters: [
    filter(printEntryFields.created_at, {
      label: 'print_entry.printed_at', kind: 'date_range', maxDays: 360, presets: [1, 7, 30, 90, 180, 360],
    }),
    filter(printEntryFields.created_by, { label: 'print_entry.printed_by', kind: 'reference' }),
    filter(printEntryFields.title, { label: 'print_entry.title', kind: 'text' }),
    filter(printEntryFields.code, { label: 'print_entry.code', kind: 'code_list' }),
    filter(printEntryFields.copy, { label: 'print_entry.copy', kind: 'number_range' }),
    filter(printEntryFields.reprint_reason, { label: 'print_entry.reprint_reason', kind: 'text' }),
    filter(printEntryFields.run, { label: 'print_entry.run', kind: 'code_list', place: 'panel' }),
  ],
  counts: ['again'],
  viewModes: [
    { key: 'all', label: 'screen.warehouse/print.mode.all' },
    { key: 'again', label: 'screen.warehouse/print.mode.again', badge: 'again' },
    { key: 'first', label: 'screen.warehouse/print.mode.first' },
  ],
  sort: { field: 'created_at', order: 'DESC' },
  mobile: { title: 'code', lines: ['title', 'copy', 'reprint_reason', 'created_by', 'created_at'] },
  rowTone: [{ when: (c: Logic<PrintEntry>) => c.record.copy != null && c.record.copy > 1, tone: 'warning' }],
  emptyText: 'screen.warehouse/print.empty',
  live: true,
});

export default function PrintEntriesList() {
  return <ListScreen list={list} />;
}
