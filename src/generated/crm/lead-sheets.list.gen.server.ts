// Generated from schemas/crm/lead-sheets.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { leadSheetFields } from './lead-sheet.entity.gen.ts';

export const leadSheetsList = createList({
  screen: 'crm/lead-import/file',
  route: '/crm/lead-import/file',
  module: 'crm',
  entity: 'lead_sheet',
  permissions: ['crm_lead_create'],
  urls: { list: '/lead-sheet-list', count: '/lead-sheet-count', download: '/lead-sheet-download' },
  downloadName: 'lead-sheets.xlsx',
  columns: [
    column(leadSheetFields.code, { label: 'lead_sheet.code', show: 'always', sort: true }),
    column(leadSheetFields.created_at, { label: 'kit.field.created_at', sort: true }),
    column(leadSheetFields.created_by, { label: 'kit.field.created_by' }),
    column(leadSheetFields.repeated, { label: 'lead_sheet.repeated' }),
    column(leadSheetFields.rows, { label: 'lead_sheet.rows', sort: true, sum: true }),
    column(leadSheetFields.accepted, { label: 'lead_sheet.accepted', sort: true, sum: true }),
    column(leadSheetFields.rejected, { label: 'lead_sheet.rejected', sort: true, sum: true }),
    column(leadSheetFields.file, { label: 'lead_sheet.file' }),
    column(leadSheetFields.error_file, { label: 'lead_sheet.error_file' }),
    column(leadSheetFields.note, { label: 'lead_sheet.note' }),
  ],
  filters: [
    filter(leadSheetFields.code, { label: 'lead_sheet.code', kind: 'code_list' }),
    filter(leadSheetFields.created_at, { label: 'kit.field.created_at', kind: 'date_range', maxDays: 360 }),
    filter(leadSheetFields.created_by, { label: 'kit.field.created_by', kind: 'reference' }),
    filter(leadSheetFields.rejected, { label: 'lead_sheet.rejected', kind: 'number_range' }),
  ],
  viewModes: [
    { key: 'all' },
    { key: 'mine', where: { created_by: { me: true } } },
    { key: 'refused', where: { rejected: { from: 1 } } },
  ],
  sort: { field: 'created_at', order: 'DESC' },
});
