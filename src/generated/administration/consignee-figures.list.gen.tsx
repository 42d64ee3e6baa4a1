// Generated from schemas/administration/consignee-figures.list.json. Edit that file and run `npm run generate`.
import { consigneeFields } from '#generated/partner/consignee.entity.gen.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { consigneeTotalFields } from './consignee-total.entity.gen.ts';

export const list = createList({
  screen: 'administration/consignee/figures',
  route: '/administration/consignee/figures',
  resource: 'consignee_total',
  title: 'screen.administration/consignee/figures.title',
  permissions: ['administration_consignee'],
  urls: { list: '/consignee-total-list', count: '/consignee-total-count', download: '/consignee-total-download' },
  downloadName: 'consignee-figures.xlsx',
  columns: [
    column(consigneeFields.code, {
      key: 'consignee_id.code', label: 'consignee.code', cell: 'code', show: 'always', pin: 'left',
    }),
    column(consigneeTotalFields.consignee_id, {
      label: 'consignee_total.consignee_id', cell: 'reference', show: 'always', width: 240,
    }),
    column(consigneeFields.phone, { key: 'consignee_id.phone', label: 'consignee.phone', cell: 'phone' }),
    column(consigneeFields.kind, { key: 'consignee_id.kind', label: 'consignee.kind', cell: 'enum' }),
    column(consigneeTotalFields.orders_90d, {
      label: 'consignee_total.orders_90d', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(consigneeTotalFields.last_order_at, {
      label: 'consignee_total.last_order_at', cell: 'date_time', sort: true,
    }),
    column(consigneeTotalFields.owed, {
      label: 'consignee_total.owed', cell: 'money', sort: true, sum: true, footer: true,
    }),
    column(consigneeFields.address, {
      key: 'consignee_id.address', label: 'consignee.address', cell: 'text', show: 'optional',
    }),
    column(consigneeFields.active, {
      key: 'consignee_id.active', label: 'consignee.active', cell: 'boolean', show: 'optional',
    }),
  ],
  filters: [
    filter(consigneeTotalFields.consignee_id, { label: 'consignee_total.consignee_id', kind: 'reference' }),
    filter(consigneeFields.kind, { key: 'consignee_id.kind', label: 'consignee.kind', kind: 'multi_select' }),
    filter(consigneeTotalFields.orders_90d, { label: 'consignee_total.orders_90d', kind: 'number_range' }),
    filter(consigneeTotalFields.owed, { label: 'consignee_total.owed', kind: 'number_range', place: 'panel' }),
  ],
  viewModes: [
    { key: 'active', label: 'screen.administration/consignee/figures.mode.active' },
    { key: 'quiet', label: 'screen.administration/consignee/figures.mode.quiet' },
    { key: 'inactive', label: 'screen.administration/consignee/figures.mode.inactive' },
  ],
  sort: { field: 'orders_90d', order: 'DESC' },
  mobile: { title: 'consignee_id', lines: ['orders_90d', 'last_order_at', 'owed'] },
  emptyText: 'screen.administration/consignee/figures.empty',
  live: true,
});

export default function ConsigneeFiguresList() {
  return <ListScreen list={list} />;
}
