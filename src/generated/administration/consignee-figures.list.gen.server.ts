// Generated from schemas/administration/consignee-figures.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { consigneeFields } from '#generated/partner/consignee.entity.gen.ts';
import { consigneeTotalFields } from './consignee-total.entity.gen.ts';

export const consigneeFiguresList = createList({
  screen: 'administration/consignee/figures',
  route: '/administration/consignee/figures',
  module: 'administration',
  entity: 'consignee_total',
  permissions: ['administration_consignee'],
  urls: { list: '/consignee-total-list', count: '/consignee-total-count', download: '/consignee-total-download' },
  downloadName: 'consignee-figures.xlsx',
  columns: [
    column(consigneeFields.code, {
      key: 'consignee_id.code', steps: [{ field: 'consignee_id', kind: 'reference', entity: 'consignee' }],
      label: 'consignee.code', show: 'always',
    }),
    column(consigneeTotalFields.consignee_id, { label: 'consignee_total.consignee_id', show: 'always' }),
    column(consigneeFields.phone, {
      key: 'consignee_id.phone', steps: [{ field: 'consignee_id', kind: 'reference', entity: 'consignee' }],
      label: 'consignee.phone',
    }),
    column(consigneeFields.kind, {
      key: 'consignee_id.kind', steps: [{ field: 'consignee_id', kind: 'reference', entity: 'consignee' }],
      label: 'consignee.kind',
    }),
    column(consigneeTotalFields.orders_90d, { label: 'consignee_total.orders_90d', sort: true, sum: true }),
    column(consigneeTotalFields.last_order_at, { label: 'consignee_total.last_order_at', sort: true }),
    column(consigneeTotalFields.owed, { label: 'consignee_total.owed', sort: true, sum: true }),
    column(consigneeFields.address, {
      key: 'consignee_id.address', steps: [{ field: 'consignee_id', kind: 'reference', entity: 'consignee' }],
      label: 'consignee.address', show: 'optional',
    }),
    column(consigneeFields.active, {
      key: 'consignee_id.active', steps: [{ field: 'consignee_id', kind: 'reference', entity: 'consignee' }],
      label: 'consignee.active', show: 'optional',
    }),
  ],
  filters: [
    filter(consigneeTotalFields.consignee_id, { label: 'consignee_total.consignee_id', kind: 'reference' }),
    filter(consigneeFields.kind, {
      key: 'consignee_id.kind', steps: [{ field: 'consignee_id', kind: 'reference', entity: 'consignee' }],
      label: 'consignee.kind', kind: 'multi_select',
    }),
    filter(consigneeTotalFields.orders_90d, { label: 'consignee_total.orders_90d', kind: 'number_range' }),
    filter(consigneeTotalFields.owed, { label: 'consignee_total.owed', kind: 'number_range' }),
  ],
  viewModes: [
    { key: 'active', where: { 'consignee_id.active': true } },
    { key: 'quiet', where: { 'consignee_id.active': true, orders_90d: { to: 0 } } },
    { key: 'inactive', where: { 'consignee_id.active': false } },
  ],
  sort: { field: 'orders_90d', order: 'DESC' },
});
