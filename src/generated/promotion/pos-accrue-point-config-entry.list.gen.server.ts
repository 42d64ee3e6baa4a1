// Generated from schemas/promotion/pos-accrue-point-config-entry.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { pointEntryFields } from './point-entry.entity.gen.ts';

export const posAccruePointConfigEntryList = createList({
  screen: 'administration/pos-accrue-point-config/entry',
  route: '/administration/pos-accrue-point-config/entry',
  module: 'promotion',
  entity: 'point_entry',
  permissions: ['administration_pos_accrue_point_config'],
  urls: { list: '/point-entry-list', count: '/point-entry-count', download: '/point-entry-download' },
  downloadName: 'point-entries.xlsx',
  columns: [
    column(pointEntryFields.created_at, { label: 'kit.field.created_at', show: 'always', sort: true }),
    column(pointEntryFields.buyer_id, { label: 'point_entry.buyer_id' }),
    column(pointEntryFields.kind, { label: 'point_entry.kind' }),
    column(pointEntryFields.tier_id, { label: 'point_entry.tier_id' }),
    column(pointEntryFields.points, { label: 'point_entry.points', sum: true }),
    column(pointEntryFields.balance_after, { label: 'point_entry.balance_after' }),
    column(pointEntryFields.amount, { label: 'point_entry.amount', sum: true }),
    column(pointEntryFields.document_code, { label: 'point_entry.document_code' }),
    column(pointEntryFields.expires_on, { label: 'point_entry.expires_on' }),
    column(pointEntryFields.reason, { label: 'point_entry.reason' }),
    column(pointEntryFields.program_id, { label: 'point_entry.program_id', show: 'optional' }),
    column(pointEntryFields.created_by, { label: 'kit.field.created_by', show: 'optional' }),
  ],
  filters: [
    filter(pointEntryFields.buyer_id, { label: 'point_entry.buyer_id', kind: 'reference' }),
    filter(pointEntryFields.kind, { label: 'point_entry.kind', kind: 'multi_select' }),
    filter(pointEntryFields.tier_id, { label: 'point_entry.tier_id', kind: 'reference' }),
    filter(pointEntryFields.document_code, { label: 'point_entry.document_code', kind: 'text' }),
    filter(pointEntryFields.created_at, { label: 'kit.field.created_at', kind: 'date_range', maxDays: 360 }),
  ],
  sort: { field: 'created_at', order: 'DESC' },
});
