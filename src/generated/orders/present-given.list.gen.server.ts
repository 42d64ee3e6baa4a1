// Generated from schemas/orders/present-given.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { presentGivenFields } from './present-given.entity.gen.ts';

export const presentGivenList = createList({
  screen: 'administration/present/given',
  route: '/administration/present/given',
  module: 'orders',
  entity: 'present_given',
  permissions: ['administration_present'],
  urls: { list: '/present-given-list', count: '/present-given-count', download: '/present-given-download' },
  downloadName: 'presents-given.xlsx',
  columns: [
    column(presentGivenFields.order_id, { label: 'present_given.order_id', show: 'always' }),
    column(presentGivenFields.at, { label: 'present_given.at', sort: true }),
    column(presentGivenFields.present_id, { label: 'present_given.present_id' }),
    column(presentGivenFields.sku, { label: 'present_given.sku' }),
    column(presentGivenFields.name, { label: 'present_given.name' }),
    column(presentGivenFields.quantity, { label: 'present_given.quantity', sort: true, sum: true }),
    column(presentGivenFields.status, { label: 'present_given.status' }),
    column(presentGivenFields.warehouse_id, { label: 'present_given.warehouse_id' }),
    column(presentGivenFields.receiver_name, { label: 'present_given.receiver_name', show: 'optional' }),
    column(presentGivenFields.source, { label: 'present_given.source', show: 'optional' }),
    column(presentGivenFields.goods_id, { label: 'present_given.goods_id', show: 'optional' }),
  ],
  filters: [
    filter(presentGivenFields.present_id, { label: 'present_given.present_id', kind: 'reference' }),
    filter(presentGivenFields.goods_id, { label: 'present_given.goods_id', kind: 'reference' }),
    filter(presentGivenFields.code, { label: 'present_given.code', kind: 'text' }),
    filter(presentGivenFields.at, { label: 'present_given.at', kind: 'date_range', maxDays: 360 }),
    filter(presentGivenFields.status, { label: 'present_given.status', kind: 'multi_select' }),
    filter(presentGivenFields.source, { label: 'present_given.source', kind: 'multi_select' }),
    filter(presentGivenFields.warehouse_id, { label: 'present_given.warehouse_id', kind: 'reference' }),
  ],
  viewModes: [
    { key: 'given', where: { status: [-100, 20, 35, 40, 60, 100, 160, 200, 220] } },
    { key: 'back', where: { status: [0, 240] } },
    { key: 'all' },
  ],
  sort: { field: 'at', order: 'DESC' },
});
