// Generated from schemas/goods/stamps.list.json. Edit that file and run `npm run generate`.
import type { ListDefinition } from '#web/list/ListDefinition.ts';
import { column, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { stampFields } from './stamp.entity.gen.ts';

export const list: ListDefinition = {
  screen: 'nsca/stamp',
  route: '/nsca/stamp',
  resource: 'stamp',
  title: 'screen.nsca/stamp.title',
  permissions: ['nsca_stamp'],
  urls: { list: '/stamp-list', count: '/stamp-count', download: '/stamp-download' },
  downloadName: 'stamps.xlsx',
  columns: [
    column(stampFields.code, { label: 'stamp.code', cell: 'code', show: 'always', sort: true, width: 150, pin: 'left' }),
    column(stampFields.hash_code, { label: 'stamp.hash_code', cell: 'code' }),
    column(stampFields.goods_id, { label: 'stamp.goods_id', cell: 'reference' }),
    column(stampFields.status, { label: 'stamp.status', cell: 'enum' }),
    column(stampFields.basket_code, { label: 'stamp.basket_code', cell: 'code', show: 'optional' }),
    column(stampFields.expired_date, { label: 'stamp.expired_date', cell: 'date', sort: true }),
    column(stampFields.scan_count, { label: 'stamp.scan_count', cell: 'number', sort: true }),
    column(stampFields.first_scan_at, { label: 'stamp.first_scan_at', cell: 'date_time', show: 'optional' }),
    column(stampFields.activated_at, { label: 'stamp.activated_at', cell: 'date_time', sort: true }),
    column(stampFields.created_at, { label: 'kit.field.created_at', cell: 'date_time', sort: true }),
  ],
  filters: [
    filter(stampFields.code, { label: 'stamp.code', kind: 'text' }),
    filter(stampFields.goods_id, { label: 'stamp.goods_id', kind: 'reference' }),
    filter(stampFields.status, { label: 'stamp.status', kind: 'multi_select' }),
    filter(stampFields.basket_code, { label: 'stamp.basket_code', kind: 'text', place: 'panel' }),
    filter(stampFields.expired_date, { label: 'stamp.expired_date', kind: 'date_range', maxDays: 360 }),
    filter(stampFields.activated_at, { label: 'stamp.activated_at', kind: 'date_range', maxDays: 360 }),
    filter(stampFields.created_at, { label: 'kit.field.created_at', kind: 'date_range', maxDays: 360 }),
  ],
  counts: [],
  viewModes: [],
  sort: { field: 'code', order: 'ASC' },
  pageSize: 20,
  toolbar: [],
  row: [],
  bulk: [],
  footer: [],
  mobile: { title: 'code', lines: ['goods_id', 'status', 'activated_at'] },
  utcOffset: 7,
};

export default function StampsList() {
  return <ListScreen list={list} />;
}
