// Generated from schemas/orders/handover.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { handoverTotalFields } from './handover-total.entity.gen.ts';
import { handoverFields } from './handover.entity.gen.ts';

export const handoverList = createList({
  screen: 'orders/handover',
  route: '/orders/handover',
  module: 'orders',
  entity: 'handover_total',
  permissions: ['order_manager'],
  urls: { list: '/handover-list', count: '/handover-count', download: '/handover-download' },
  downloadName: 'handovers.xlsx',
  columns: [
    column(handoverFields.code, {
      key: 'handover_id.code', steps: [{ field: 'handover_id', kind: 'reference', entity: 'handover' }],
      label: 'handover.code', show: 'always', sort: true,
    }),
    column(handoverFields.warehouse_id, {
      key: 'handover_id.warehouse_id', steps: [{ field: 'handover_id', kind: 'reference', entity: 'handover' }],
      label: 'handover.warehouse_id',
    }),
    column(handoverFields.delivery_company, {
      key: 'handover_id.delivery_company', steps: [{ field: 'handover_id', kind: 'reference', entity: 'handover' }],
      label: 'handover.delivery_company',
    }),
    column(handoverFields.status, {
      key: 'handover_id.status', steps: [{ field: 'handover_id', kind: 'reference', entity: 'handover' }],
      label: 'handover.status',
    }),
    column(handoverTotalFields.package_count, { label: 'handover_total.package_count', sort: true, sum: true }),
    column(handoverFields.missing_count, {
      key: 'handover_id.missing_count', steps: [{ field: 'handover_id', kind: 'reference', entity: 'handover' }],
      label: 'handover.missing_count',
    }),
    column(handoverTotalFields.cod_total, { label: 'handover_total.cod_total', sort: true, sum: true }),
    column(handoverFields.driver_name, {
      key: 'handover_id.driver_name', steps: [{ field: 'handover_id', kind: 'reference', entity: 'handover' }],
      label: 'handover.driver_name',
    }),
    column(handoverFields.plate, {
      key: 'handover_id.plate', steps: [{ field: 'handover_id', kind: 'reference', entity: 'handover' }],
      label: 'handover.plate',
    }),
    column(handoverFields.closed_at, {
      key: 'handover_id.closed_at', steps: [{ field: 'handover_id', kind: 'reference', entity: 'handover' }],
      label: 'handover.closed_at', sort: true,
    }),
    column(handoverFields.images, {
      key: 'handover_id.images', steps: [{ field: 'handover_id', kind: 'reference', entity: 'handover' }],
      label: 'handover.images',
    }),
    column(handoverFields.created_at, {
      key: 'handover_id.created_at', steps: [{ field: 'handover_id', kind: 'reference', entity: 'handover' }],
      label: 'kit.field.created_at', show: 'optional', sort: true,
    }),
  ],
  filters: [
    filter(handoverFields.code, {
      key: 'handover_id.code', steps: [{ field: 'handover_id', kind: 'reference', entity: 'handover' }],
      label: 'handover.code', kind: 'code_list',
    }),
    filter(handoverFields.warehouse_id, {
      key: 'handover_id.warehouse_id', steps: [{ field: 'handover_id', kind: 'reference', entity: 'handover' }],
      label: 'handover.warehouse_id', kind: 'reference',
    }),
    filter(handoverFields.delivery_company, {
      key: 'handover_id.delivery_company', steps: [{ field: 'handover_id', kind: 'reference', entity: 'handover' }],
      label: 'handover.delivery_company', kind: 'multi_select',
    }),
    filter(handoverFields.status, {
      key: 'handover_id.status', steps: [{ field: 'handover_id', kind: 'reference', entity: 'handover' }],
      label: 'handover.status', kind: 'multi_select',
    }),
    filter(handoverFields.closed_at, {
      key: 'handover_id.closed_at', steps: [{ field: 'handover_id', kind: 'reference', entity: 'handover' }],
      label: 'handover.closed_at', kind: 'date_range', maxDays: 360,
    }),
    filter(handoverFields.created_at, {
      key: 'handover_id.created_at', steps: [{ field: 'handover_id', kind: 'reference', entity: 'handover' }],
      label: 'kit.field.created_at', kind: 'date_range', maxDays: 360,
    }),
  ],
  counts: [
    { key: 'open', where: { 'handover_id.status': ['open'] } },
    { key: 'missing', where: { 'handover_id.missing_count': { from: 1 } } },
  ],
  viewModes: [
    { key: 'open', where: { 'handover_id.status': ['open'] }, badge: 'open' },
    { key: 'missing', where: { 'handover_id.missing_count': { from: 1 } }, badge: 'missing' },
    { key: 'closed', where: { 'handover_id.status': ['closed'] } },
    { key: 'all' },
  ],
  sort: { field: 'handover_id.created_at', order: 'DESC' },
});
