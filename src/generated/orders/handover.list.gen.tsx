// Generated from schemas/orders/handover.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { type HandoverTotal, handoverTotalFields } from './handover-total.entity.gen.ts';
import { handoverFields } from './handover.entity.gen.ts';

export const list = createList({
  screen: 'orders/handover',
  route: '/orders/handover',
  resource: 'handover_total',
  title: 'screen.orders/handover.title',
  permissions: ['order_manager'],
  urls: { list: '/handover-list', count: '/handover-count', download: '/handover-download' },
  downloadName: 'handovers.xlsx',
  columns: [
    column(handoverFields.code, {
      key: 'handover_id.code', label: 'handover.code', cell: 'code', show: 'always', sort: true, width: 170,
      pin: 'left', link: '/orders/handover',
    }),
    column(handoverFields.warehouse_id, {
      key: 'handover_id.warehouse_id', label: 'handover.warehouse_id', cell: 'reference', width: 200,
    }),
    column(handoverFields.delivery_company, {
      key: 'handover_id.delivery_company', label: 'handover.delivery_company', cell: 'enum',
    }),
    column(handoverFields.status, { key: 'handover_id.status', label: 'handover.status', cell: 'enum' }),
    column(handoverTotalFields.package_count, {
      label: 'handover_total.package_count', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(handoverFields.missing_count, {
      key: 'handover_id.missing_count', label: 'handover.missing_count', cell: 'number',
    }),
    column(handoverTotalFields.cod_total, {
      label: 'handover_total.cod_total', cell: 'money', sort: true, sum: true, footer: true,
    }),
    column(handoverFields.driver_name, { key: 'handover_id.driver_name', label: 'handover.driver_name', cell: 'text' }),
    column(handoverFields.plate, { key: 'handover_id.plate', label: 'handover.plate', cell: 'code' }),
    column(handoverFields.closed_at, {
      key: 'handover_id.closed_at', label: 'handover.closed_at', cell: 'date_time', sort: true,
    }),
    column(handoverFields.images, { key: 'handover_id.images', label: 'handover.images', cell: 'gallery' }),
    column(handoverFields.created_at, {
      key: 'handover_id.created_at', label: 'kit.field.created_at', cell: 'date_time', show: 'optional', sort: true,
    }),
  ],
  filters: [
    filter(handoverFields.code, { key: 'handover_id.code', label: 'handover.code', kind: 'code_list' }),
    filter(handoverFields.warehouse_id, {
      key: 'handover_id.warehouse_id', label: 'handover.warehouse_id', kind: 'reference',
    }),
    filter(handoverFields.delivery_company, {
      key: 'handover_id.delivery_company', label: 'handover.delivery_company', kind: 'multi_select',
    }),
    filter(handoverFields.status, { key: 'handover_id.status', label: 'handover.status', kind: 'multi_select' }),
    filter(handoverFields.closed_at, {
      key: 'handover_id.closed_at', label: 'handover.closed_at', kind: 'date_range', maxDays: 360,
      presets: [1, 7, 30, 90],
    }),
    filter(handoverFields.created_at, {
      key: 'handover_id.created_at', label: 'kit.field.created_at', kind: 'date_range', place: 'panel', maxDays: 360,
      presets: [1, 7, 30, 90, 180, 360],
    }),
  ],
  counts: ['open', 'missing'],
  viewModes: [
    { key: 'open', label: 'screen.orders/handover.mode.open', badge: 'open' },
    { key: 'missing', label: 'screen.orders/handover.mode.missing', badge: 'missing' },
    { key: 'closed', label: 'screen.orders/handover.mode.closed' },
    { key: 'all', label: 'screen.orders/handover.mode.all' },
  ],
  sort: { field: 'handover_id.created_at', order: 'DESC' },
  toolbar: [
    {
      key: 'create', label: 'action.create', route: '/orders/handover/create', permissions: ['order_manager'],
      tone: 'success',
    },
    {
      key: 'scan', label: 'screen.orders/handover.action.scan', route: '/scan/handover', permissions: ['order_manager'],
    },
  ],
  row: [
    {
      key: 'continue', label: 'screen.orders/handover.action.continue', route: '/scan/handover',
      permissions: ['order_manager'],
      visible: (c: Logic<HandoverTotal>) => c.record.closed_at == null,
    },
    {
      key: 'print_record', label: 'screen.orders/handover.action.print_record',
      permissions: ['order_download_handover_file'],
      print: async () => (await import('#generated/orders/handover-record.print.gen.ts')).handoverRecordPrint,
    },
    {
      key: 'supplement', label: 'screen.orders/handover.action.supplement', route: '/orders/handover/create',
      prefill: { warehouse_id: 'handover_id.warehouse_id', delivery_company: 'handover_id.delivery_company' },
      permissions: ['order_manager'],
      visible: (c: Logic<HandoverTotal>) => c.record.closed_at != null,
    },
  ],
  bulk: [
    {
      key: 'print_record', label: 'screen.orders/handover.action.print_record',
      permissions: ['order_download_handover_file'],
      print: async () => (await import('#generated/orders/handover-record.print.gen.ts')).handoverRecordPrint,
    },
  ],
  open: '/orders/handover',
  mobile: {
    title: 'handover_id.code',
    lines: ['handover_id.delivery_company', 'handover_id.status', 'package_count', 'handover_id.created_at'],
  },
  emptyText: 'screen.orders/handover.empty',
  live: true,
});

export default function HandoverList() {
  return <ListScreen list={list} />;
}
