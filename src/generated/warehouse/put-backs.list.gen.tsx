// Generated from schemas/warehouse/put-backs.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { putBackLineFields } from './put-back-line.entity.gen.ts';
import { type PutBack, putBackFields } from './put-back.entity.gen.ts';
import { putBackWorkflow } from './put-back.workflow.gen.ts';

export const list = createList({
  screen: 'warehouse/put-back',
  route: '/warehouse/put-back',
  resource: 'put_back',
  title: 'screen.warehouse/put-back.title',
  permissions: ['order_manager'],
  urls: { list: '/put-back-list', count: '/put-back-count', download: '/put-back-download' },
  downloadName: 'put-backs.xlsx',
  where: { warehouse_id: { mine: 'warehouse' } },
  scope: { of: 'warehouse', filter: 'warehouse_id' },
  columns: [
    column(putBackFields.code, {
      label: 'put_back.code', cell: 'code', show: 'always', sort: true, width: 160, pin: 'left',
      link: '/warehouse/put-back',
    }),
    column(putBackFields.order_id, { label: 'put_back.order_id', cell: 'reference' }),
    column(putBackFields.delivery_order_id, { label: 'put_back.delivery_order_id', cell: 'code' }),
    column(putBackFields.basket_id, { label: 'put_back.basket_id', cell: 'reference' }),
    column(putBackFields.status, { label: 'put_back.status', cell: 'enum', sort: true }),
    column(putBackFields.quantity, { label: 'put_back.quantity', cell: 'number', sort: true, sum: true, footer: true }),
    column(putBackFields.warehouse_id, { label: 'put_back.warehouse_id', cell: 'reference', width: 220 }),
    column(putBackFields.created_at, { label: 'kit.field.created_at', cell: 'date_time', sort: true }),
    column(putBackFields.done_by, { label: 'put_back.done_by', cell: 'reference', show: 'optional' }),
    column(putBackFields.done_at, { label: 'put_back.done_at', cell: 'date_time', show: 'optional', sort: true }),
    column(putBackLineFields.sku, { key: 'lines.sku', label: 'put_back_line.sku', cell: 'code' }),
    column(putBackLineFields.name, { key: 'lines.name', label: 'put_back_line.name', cell: 'text' }),
    column(putBackLineFields.quantity, { key: 'lines.quantity', label: 'put_back_line.quantity', cell: 'number' }),
  ],
  filters: [
    filter(putBackFields.code, { label: 'put_back.code', kind: 'code_list' }),
    filter(putBackFields.order_id, { label: 'put_back.order_id', kind: 'reference' }),
    filter(putBackFields.warehouse_id, { label: 'put_back.warehouse_id', kind: 'reference' }),
    filter(putBackFields.status, { label: 'put_back.status', kind: 'multi_select' }),
    filter(putBackFields.basket_id, { label: 'put_back.basket_id', kind: 'reference', place: 'panel' }),
    filter(putBackLineFields.goods_id, {
      key: 'lines.goods_id', label: 'put_back_line.goods_id', kind: 'reference', place: 'panel',
    }),
    filter(putBackFields.done_by, { label: 'put_back.done_by', kind: 'reference', place: 'panel' }),
    filter(putBackFields.created_at, {
      label: 'kit.field.created_at', kind: 'date_range', place: 'panel', maxDays: 360,
      presets: [1, 7, 10, 30, 90, 180, 360],
    }),
    filter(putBackFields.created_by, { label: 'kit.field.created_by', kind: 'reference', place: 'panel' }),
  ],
  counts: ['open'],
  viewModes: [
    { key: 'all', label: 'screen.warehouse/put-back.mode.all' },
    { key: 'open', label: 'screen.warehouse/put-back.mode.open', badge: 'open' },
    {
      key: 'goods', label: 'screen.warehouse/put-back.mode.goods',
      columns: ['code', 'order_id', 'status', 'lines.sku', 'lines.name', 'lines.quantity', 'warehouse_id'],
      rows: 'lines',
    },
  ],
  sort: { field: 'created_at', order: 'DESC' },
  toolbar: [
    {
      key: 'scan', label: 'screen.warehouse/put-back.action.scan', route: '/scan/put-back',
      permissions: ['order_manager', 'pos_order_online_list'],
    },
  ],
  row: [
    {
      key: 'scan', label: 'screen.warehouse/put-back.action.scan', route: '/scan/put-back',
      permissions: ['order_manager', 'pos_order_online_list'],
      visible: (c: Logic<PutBack>) => ['waiting', 'working'].includes(c.record.status),
    },
    {
      key: 'finish', label: 'put_back.transition.finish', transition: 'finish',
      permissions: ['order_manager', 'pos_order_online_list'], tone: 'success',
    },
  ],
  bulk: [
    {
      key: 'finish', label: 'put_back.transition.finish', transition: 'finish',
      permissions: ['order_manager', 'pos_order_online_list'], tone: 'success',
    },
  ],
  workflows: [putBackWorkflow],
  open: '/warehouse/put-back',
  mobile: { title: 'code', lines: ['order_id', 'status', 'basket_id', 'quantity'] },
  emptyText: 'screen.warehouse/put-back.empty',
  live: true,
  expand: { rows: 'lines', label: 'put_back.lines' },
});

export default function PutBacksList() {
  return <ListScreen list={list} />;
}
