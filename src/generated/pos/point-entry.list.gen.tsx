// Generated from schemas/pos/point-entry.list.json. Edit that file and run `npm run generate`.
import { pointEntryFields } from '#generated/promotion/point-entry.entity.gen.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';

export const list = createList({
  screen: 'pos/point-entry',
  route: '/pos/point-entry',
  resource: 'point_entry',
  title: 'screen.pos/point-entry.title',
  permissions: ['pos_order_list'],
  urls: { list: '/pos-point-entry-list', count: '/pos-point-entry-count', download: '/pos-point-entry-download' },
  downloadName: 'point-entries.xlsx',
  columns: [
    column(pointEntryFields.created_at, {
      label: 'kit.field.created_at', cell: 'date_time', show: 'always', sort: true,
    }),
    column(pointEntryFields.buyer_id, { label: 'point_entry.buyer_id', cell: 'reference', width: 240 }),
    column(pointEntryFields.kind, { label: 'point_entry.kind', cell: 'enum' }),
    column(pointEntryFields.points, { label: 'point_entry.points', cell: 'number', sum: true, footer: true }),
    column(pointEntryFields.balance_after, { label: 'point_entry.balance_after', cell: 'number' }),
    column(pointEntryFields.amount, { label: 'point_entry.amount', cell: 'money', sum: true }),
    column(pointEntryFields.document_code, { label: 'point_entry.document_code', cell: 'code' }),
    column(pointEntryFields.expires_on, { label: 'point_entry.expires_on', cell: 'date' }),
    column(pointEntryFields.reason, { label: 'point_entry.reason', cell: 'text', width: 220 }),
    column(pointEntryFields.created_by, { label: 'kit.field.created_by', cell: 'reference', show: 'optional' }),
  ],
  filters: [
    filter(pointEntryFields.buyer_id, { label: 'point_entry.buyer_id', kind: 'reference' }),
    filter(pointEntryFields.kind, { label: 'point_entry.kind', kind: 'multi_select' }),
    filter(pointEntryFields.document_code, { label: 'point_entry.document_code', kind: 'text' }),
    filter(pointEntryFields.created_at, {
      label: 'kit.field.created_at', kind: 'date_range', maxDays: 360, presets: [1, 7, 30, 90, 180, 360],
    }),
  ],
  sort: { field: 'created_at', order: 'DESC' },
  mobile: { title: 'buyer_id', lines: ['kind', 'points', 'balance_after', 'created_at'] },
  emptyText: 'screen.pos/point-entry.empty',
  live: true,
});

export default function PointEntryList() {
  return <ListScreen list={list} />;
}
