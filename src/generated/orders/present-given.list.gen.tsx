// Generated from schemas/orders/present-given.list.json. Edit that file and run `npm run generate`.
import { GivenOrderCell } from '#modules/orders/GivenOrderCell.tsx';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { presentGivenFields } from './present-given.entity.gen.ts';

export const list = createList({
  screen: 'administration/present/given',
  route: '/administration/present/given',
  resource: 'present_given',
  title: 'screen.administration/present/given.title',
  permissions: ['administration_present'],
  urls: { list: '/present-given-list', count: '/present-given-count', download: '/present-given-download' },
  downloadName: 'presents-given.xlsx',
  columns: [
    column(presentGivenFields.order_id, {
      label: 'present_given.order_id', cell: 'text', slot: GivenOrderCell, show: 'always', width: 150,
    }),
    column(presentGivenFields.at, { label: 'present_given.at', cell: 'date_time', sort: true }),
    column(presentGivenFields.present_id, { label: 'present_given.present_id', cell: 'reference', width: 300 }),
    column(presentGivenFields.sku, { label: 'present_given.sku', cell: 'code' }),
    column(presentGivenFields.name, { label: 'present_given.name', cell: 'text', width: 260 }),
    column(presentGivenFields.quantity, {
      label: 'present_given.quantity', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(presentGivenFields.status, { label: 'present_given.status', cell: 'enum' }),
    column(presentGivenFields.warehouse_id, { label: 'present_given.warehouse_id', cell: 'reference', width: 200 }),
    column(presentGivenFields.receiver_name, { label: 'present_given.receiver_name', cell: 'text', show: 'optional' }),
    column(presentGivenFields.source, { label: 'present_given.source', cell: 'enum', show: 'optional' }),
    column(presentGivenFields.goods_id, { label: 'present_given.goods_id', cell: 'reference', show: 'optional' }),
  ],
  filters: [
    filter(presentGivenFields.present_id, { label: 'present_given.present_id', kind: 'reference' }),
    filter(presentGivenFields.goods_id, { label: 'present_given.goods_id', kind: 'reference' }),
    filter(presentGivenFields.code, { label: 'present_given.code', kind: 'text' }),
    filter(presentGivenFields.at, {
      label: 'present_given.at', kind: 'date_range', maxDays: 360, presets: [1, 7, 30, 90, 180, 360],
    }),
    filter(presentGivenFields.status, { label: 'present_given.status', kind: 'multi_select' }),
    filter(presentGivenFields.source, { label: 'present_given.source', kind: 'multi_select', place: 'panel' }),
    filter(presentGivenFields.warehouse_id, { label: 'present_given.warehouse_id', kind: 'reference', place: 'panel' }),
  ],
  viewModes: [
    { key: 'given', label: 'screen.administration/present/given.mode.given' },
    { key: 'back', label: 'screen.administration/present/given.mode.back' },
    { key: 'all', label: 'screen.administration/present/given.mode.all' },
  ],
  sort: { field: 'at', order: 'DESC' },
  mobile: { title: 'order_id', lines: ['name', 'quantity', 'present_id', 'at'] },
  emptyText: 'screen.administration/present/given.empty',
  live: true,
});

export default function PresentGivenList() {
  return <ListScreen list={list} />;
}
