// Generated from schemas/crm/lead-sheets.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { type LeadSheet, leadSheetFields } from './lead-sheet.entity.gen.ts';

export const list = createList({
  screen: 'crm/lead-import/file',
  route: '/crm/lead-import/file',
  resource: 'lead_sheet',
  title: 'screen.crm/lead-import/file.title',
  permissions: ['crm_lead_create'],
  urls: { list: '/lead-sheet-list', count: '/lead-sheet-count', download: '/lead-sheet-download' },
  downloadName: 'lead-sheets.xlsx',
  columns: [
    column(leadSheetFields.code, {
      label: 'lead_sheet.code', cell: 'code', show: 'always', sort: true, width: 150, pin: 'left',
      link: '/crm/lead-import/file',
    }),
    column(leadSheetFields.created_at, { label: 'kit.field.created_at', cell: 'date_time', sort: true }),
    column(leadSheetFields.created_by, { label: 'kit.field.created_by', cell: 'reference' }),
    column(leadSheetFields.repeated, { label: 'lead_sheet.repeated', cell: 'enum' }),
    column(leadSheetFields.rows, { label: 'lead_sheet.rows', cell: 'number', sort: true, sum: true, footer: true }),
    column(leadSheetFields.accepted, {
      label: 'lead_sheet.accepted', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(leadSheetFields.rejected, {
      label: 'lead_sheet.rejected', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(leadSheetFields.file, { label: 'lead_sheet.file', cell: 'file' }),
    column(leadSheetFields.error_file, { label: 'lead_sheet.error_file', cell: 'file' }),
    column(leadSheetFields.note, { label: 'lead_sheet.note', cell: 'text' }),
  ],
  filters: [
    filter(leadSheetFields.code, { label: 'lead_sheet.code', kind: 'code_list' }),
    filter(leadSheetFields.created_at, {
      label: 'kit.field.created_at', kind: 'date_range', maxDays: 360, presets: [1, 7, 30],
    }),
    filter(leadSheetFields.created_by, { label: 'kit.field.created_by', kind: 'reference' }),
    filter(leadSheetFields.rejected, { label: 'lead_sheet.rejected', kind: 'number_range', place: 'panel' }),
  ],
  viewModes: [
    { key: 'all', label: 'screen.crm/lead-import/file.mode.all' },
    { key: 'mine', label: 'screen.crm/lead-import/file.mode.mine' },
    { key: 'refused', label: 'screen.crm/lead-import/file.mode.refused' },
  ],
  sort: { field: 'created_at', order: 'DESC' },
  toolbar: [
    {
      key: 'upload', label: 'screen.crm/lead-import/file.action.upload', route: '/crm/lead-import',
      permissions: ['crm_lead_create'], tone: 'success',
    },
  ],
  row: [
    {
      key: 'leads', label: 'screen.crm/lead-import/file.action.leads', route: '/crm/lead-history',
      filter: { lead_sheet_id: { from: 'id', choice: true } },
      permissions: [
        'crm_lead_create', 'crm_lead_temporary', 'crm_lead_invalid_phone', 'crm_lead_incomplete', 'crm_lead_telesale',
        'crm_lead_complete', 'crm_lead_double_check', 'crm_lead_wait_confirm', 'crm_lead_dead', 'crm_lead_no_demand',
        'crm_ladi_page_campaign',
      ],
    },
  ],
  open: '/crm/lead-import/file',
  mobile: { title: 'code', lines: ['created_at', 'accepted', 'rejected', 'created_by'] },
  rowTone: [{ when: (c: Logic<LeadSheet>) => c.record.rejected != null && c.record.rejected > 0, tone: 'warning' }],
  emptyText: 'screen.crm/lead-import/file.empty',
  live: true,
});

export default function LeadSheetsList() {
  return <ListScreen list={list} />;
}
