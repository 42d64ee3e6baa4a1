// Generated from schemas/orders/consignment.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { consignmentLineFields } from './consignment-line.entity.gen.ts';
import { consignmentFields } from './consignment.entity.gen.ts';
import { consignmentWorkflow } from './consignment.workflow.gen.ts';
import { extendConsignmentAction } from './extend-consignment.action.gen.ts';
import { releaseGoodsAction } from './release-goods.action.gen.ts';

export const list = createList({
  screen: 'orders/consignment',
  route: '/orders/consignment',
  resource: 'consignment',
  title: 'screen.orders/consignment.title',
  permissions: ['order_consignment'],
  urls: { list: '/consignment-list', count: '/consignment-count', download: '/consignment-download' },
  downloadName: 'consignments.xlsx',
  columns: [
    column(consignmentFields.code, {
      label: 'consignment.code', cell: 'code', show: 'always', sort: true, width: 170, pin: 'left',
      link: '/orders/consignment',
    }),
    column(consignmentFields.consignee_id, { label: 'consignment.consignee_id', cell: 'reference', width: 220 }),
    column(consignmentFields.warehouse_id, { label: 'consignment.warehouse_id', cell: 'reference', width: 200 }),
    column(consignmentFields.status, { label: 'consignment.status', cell: 'enum' }),
    column(consignmentFields.quantity, { label: 'consignment.quantity', cell: 'number', sort: true, sum: true }),
    column(consignmentFields.released_quantity, { label: 'consignment.released_quantity', cell: 'number', sum: true }),
    column(consignmentFields.remaining, {
      label: 'consignment.remaining', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(consignmentFields.expires_on, { label: 'consignment.expires_on', cell: 'date', sort: true }),
    column(consignmentFields.value, { label: 'consignment.value', cell: 'money', sum: true }),
    column(consignmentFields.created_at, {
      label: 'kit.field.created_at', cell: 'date_time', show: 'optional', sort: true,
    }),
    column(consignmentFields.note, { label: 'consignment.note', cell: 'text', show: 'optional' }),
    column(consignmentLineFields.sku, { key: 'lines.sku', label: 'consignment_line.sku', cell: 'code' }),
    column(consignmentLineFields.name, { key: 'lines.name', label: 'consignment_line.name', cell: 'text' }),
    column(consignmentLineFields.quantity, {
      key: 'lines.quantity', label: 'consignment_line.quantity', cell: 'number',
    }),
    column(consignmentLineFields.released_quantity, {
      key: 'lines.released_quantity', label: 'consignment_line.released_quantity', cell: 'number',
    }),
    column(consignmentLineFields.unit_price, {
      key: 'lines.unit_price', label: 'consignment_line.unit_price', cell: 'money',
    }),
  ],
  filters: [
    filter(consignmentFields.code, { label: 'consignment.code', kind: 'code_list' }),
    filter(consignmentFields.consignee_id, { label: 'consignment.consignee_id', kind: 'reference' }),
    filter(consignmentFields.warehouse_id, { label: 'consignment.warehouse_id', kind: 'reference' }),
    filter(consignmentFields.status, { label: 'consignment.status', kind: 'multi_select' }),
    filter(consignmentFields.expires_on, { label: 'consignment.expires_on', kind: 'date_range', maxDays: 360 }),
    filter(consignmentLineFields.goods_id, {
      key: 'lines.goods_id', label: 'consignment_line.goods_id', kind: 'reference', place: 'panel',
    }),
    filter(consignmentFields.created_at, {
      label: 'kit.field.created_at', kind: 'date_range', place: 'panel', maxDays: 360,
      presets: [1, 7, 30, 90, 180, 360],
    }),
    filter(consignmentFields.created_by, { label: 'kit.field.created_by', kind: 'reference', place: 'panel' }),
  ],
  counts: ['open', 'ending'],
  viewModes: [
    { key: 'open', label: 'screen.orders/consignment.mode.open', badge: 'open' },
    { key: 'ending', label: 'screen.orders/consignment.mode.ending', badge: 'ending' },
    { key: 'all', label: 'screen.orders/consignment.mode.all' },
  ],
  sort: { field: 'created_at', order: 'DESC' },
  toolbar: [
    {
      key: 'create', label: 'action.create', route: '/orders/consignment/create', permissions: ['order_consignment'],
      tone: 'success',
    },
    {
      key: 'import', label: 'screen.orders/consignment.action.import', route: '/orders/consignment-import',
      permissions: ['order_consignment'],
    },
  ],
  row: [
    {
      key: 'release_goods', label: 'consignment.action.release_goods', action: 'release_goods',
      permissions: ['order_consignment'], tone: 'success',
    },
    {
      key: 'extend_consignment', label: 'consignment.action.extend_consignment', action: 'extend_consignment',
      permissions: ['order_consignment'],
    },
    {
      key: 'cancel', label: 'consignment.transition.cancel', transition: 'cancel', permissions: ['order_consignment'],
      tone: 'danger',
    },
  ],
  bulk: [
    {
      key: 'extend_consignment', label: 'consignment.action.extend_consignment', action: 'extend_consignment',
      permissions: ['order_consignment'],
    },
  ],
  actions: [extendConsignmentAction, releaseGoodsAction],
  workflows: [consignmentWorkflow],
  open: '/orders/consignment',
  create: { route: '/orders/consignment/create', permissions: ['order_consignment'] },
  mobile: { title: 'code', lines: ['consignee_id', 'status', 'remaining', 'expires_on'] },
  live: true,
  expand: { rows: 'lines', label: 'consignment.lines' },
});

export default function ConsignmentList() {
  return <ListScreen list={list} />;
}
