// Generated from schemas/promotion/pos-accrue-point-config-entry.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { pointEntryFields } from './point-entry.entity.gen.ts';

export const list = createList({
  screen: 'administration/pos-accrue-point-config/entry',
  route: '/administration/pos-accrue-point-config/entry',
  resource: 'point_entry',
  title: 'screen.administration/pos-accrue-point-config/entry.title',
  permissions: ['administration_pos_accrue_point_config'],
  urls: { list: '/point-entry-list', count: '/point-entry-count', download: '/point-entry-download' },
  downloadName: 'point-entries.xlsx',
  columns: [
    column(pointEntryFields.created_at, {
      label: 'kit.field.created_at', cell: 'date_time', show: 'always', sort: true,
    }),
    column(pointEntryFields.buyer_id, { label: 'point_entry.buyer_id', cell: 'reference', width: 240 }),
    column(pointEntryFields.kind, { label: 'point_entry.kind', cell: 'enum' }),
    column(pointEntryFields.tier_id, { label: 'point_entry.tier_id', cell: 'reference' }),
    column(pointEntryFields.points, { label: 'point_entry.points', cell: 'number', sum: true, footer: true }),
    column(pointEntryFields.balance_after, { label: 'point_entry.balance_after', cell: 'number' }),
    column(pointEntryFields.amount, { label: 'point_entry.amount', cell: 'money', sum: true }),
    column(pointEntryFields.document_code, { label: 'point_entry.document_code', cell: 'code' }),
    column(pointEntryFields.expires_on, { label: 'point_entry.expires_on', cell: 'date' }),
    column(pointEntryFields.reason, { label: 'point_entry.reason', cell: 'text', width: 220 }),
    column(pointEntryFields.program_id, { label: 'point_entry.program_id', cell: 'reference', show: 'optional' }),
    column(pointEntryFields.created_by, { label: 'kit.field.created_by', cell: 'reference', show: 'optional' }),
  ],
  filters: [
    filter(pointEntryFields.buyer_id, { label: 'point_entry.buyer_id', kind: 'reference' }),
    filter(pointEntryFields.kind, { label: 'point_entry.kind', kind: 'multi_select' }),
    filter(pointEntryFields.tier_id, { label: 'point_entry.tier_id', kind: 'reference', place: 'panel' }),
    filter(pointEntryFields.document_code, { label: 'point_entry.document_code', kind: 'text' }),
    filter(pointEntryFields.created_at, {
      label: 'kit.field.created_at', kind: 'date_range', maxDays: 360, presets: [1, 7, 30, 90, 180, 360],
    }),
  ],
  sort: { field: 'created_at', order: 'DESC' },
  mobile: { title: 'buyer_id', lines: ['kind', 'points', 'balance_after', 'created_at'] },
  emptyText: 'screen.administration/pos-accrue-point-config/entry.empty',
  live: true,
});

export default function PosAccruePointConfigEntryList() {
  return <ListScreen list={list} />;
}
