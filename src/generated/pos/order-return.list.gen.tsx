// Generated from schemas/pos/order-return.list.json. Edit that file and run `npm run generate`.
import { addReturnImagesAction } from '#generated/warehouse/add-return-images.action.gen.ts';
import { claimReturnsAction } from '#generated/warehouse/claim-returns.action.gen.ts';
import { goodsReturnLineFields } from '#generated/warehouse/goods-return-line.entity.gen.ts';
import { goodsReturnFields } from '#generated/warehouse/goods-return.entity.gen.ts';
import { goodsReturnWorkflow } from '#generated/warehouse/goods-return.workflow.gen.ts';
import { matchReturnAction } from '#generated/warehouse/match-return.action.gen.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';

export const list = createList({
  screen: 'pos/order-return',
  route: '/pos/order-return',
  resource: 'goods_return',
  title: 'screen.pos/order-return.title',
  permissions: ['pos_order_online_list'],
  urls: { list: '/pos-order-return-list', count: '/pos-order-return-count', download: '/pos-order-return-download' },
  downloadName: 'shop-returns.xlsx',
  where: { pos_id: { mine: 'pos' } },
  scope: { of: 'pos', filter: 'pos_id' },
  columns: [
    column(goodsReturnFields.code, {
      label: 'goods_return.code', cell: 'code', show: 'always', sort: true, width: 160, pin: 'left',
    }),
    column(goodsReturnFields.order_id, { label: 'goods_return.order_id', cell: 'reference', width: 170 }),
    column(goodsReturnFields.pos_id, { label: 'goods_return.pos_id', cell: 'reference', width: 180 }),
    column(goodsReturnFields.received_at, { label: 'goods_return.received_at', cell: 'date_time', sort: true }),
    column(goodsReturnFields.received_by, { label: 'goods_return.received_by', cell: 'reference' }),
    column(goodsReturnFields.reason, { label: 'goods_return.reason', cell: 'enum' }),
    column(goodsReturnFields.status, { label: 'goods_return.status', cell: 'enum' }),
    column(goodsReturnFields.returned_quantity, {
      label: 'goods_return.returned_quantity', cell: 'number', sum: true, footer: true,
    }),
    column(goodsReturnFields.damaged_quantity, {
      label: 'goods_return.damaged_quantity', cell: 'number', sum: true, footer: true,
    }),
    column(goodsReturnFields.note, { label: 'goods_return.note', cell: 'text' }),
    column(goodsReturnFields.kind, { label: 'goods_return.kind', cell: 'enum', show: 'optional' }),
    column(goodsReturnFields.created_at, {
      label: 'kit.field.created_at', cell: 'date_time', show: 'optional', sort: true,
    }),
    column(goodsReturnLineFields.sku, { key: 'lines.sku', label: 'goods_return_line.sku', cell: 'code' }),
    column(goodsReturnLineFields.name, { key: 'lines.name', label: 'goods_return_line.name', cell: 'text' }),
    column(goodsReturnLineFields.returned_quantity, {
      key: 'lines.returned_quantity', label: 'goods_return_line.returned_quantity', cell: 'number',
    }),
    column(goodsReturnLineFields.damaged_quantity, {
      key: 'lines.damaged_quantity', label: 'goods_return_line.damaged_quantity', cell: 'number',
    }),
    column(goodsReturnLineFields.note, { key: 'lines.note', label: 'goods_return_line.note', cell: 'text' }),
  ],
  filters: [
    filter(goodsReturnFields.code, { label: 'goods_return.code', kind: 'code_list' }),
    filter(goodsReturnFields.order_id, { label: 'goods_return.order_id', kind: 'reference' }),
    filter(goodsReturnFields.pos_id, { label: 'goods_return.pos_id', kind: 'reference' }),
    filter(goodsReturnFields.reason, { label: 'goods_return.reason', kind: 'multi_select' }),
    filter(goodsReturnFields.status, { label: 'goods_return.status', kind: 'multi_select' }),
    filter(goodsReturnFields.received_at, {
      label: 'goods_return.received_at', kind: 'date_range', maxDays: 360, presets: [1, 7, 10, 30, 90, 180, 360],
    }),
    filter(goodsReturnFields.damaged_quantity, {
      label: 'goods_return.damaged_quantity', kind: 'number_range', place: 'panel',
    }),
    filter(goodsReturnLineFields.goods_id, {
      key: 'lines.goods_id', label: 'goods_return_line.goods_id', kind: 'reference', place: 'panel',
    }),
    filter(goodsReturnFields.created_at, {
      label: 'kit.field.created_at', kind: 'date_range', place: 'panel', maxDays: 360,
      presets: [1, 7, 10, 30, 90, 180, 360],
    }),
    filter(goodsReturnFields.created_by, { label: 'kit.field.created_by', kind: 'reference', place: 'panel' }),
  ],
  counts: ['damaged'],
  viewModes: [
    { key: 'all', label: 'screen.pos/order-return.mode.all' },
    { key: 'damaged', label: 'screen.pos/order-return.mode.damaged', badge: 'damaged' },
  ],
  sort: { field: 'received_at', order: 'DESC' },
  toolbar: [
    {
      key: 'online_orders', label: 'screen.pos/order-return.action.online_orders', route: '/pos/order-online-list',
      permissions: ['pos_order_online_list'],
    },
  ],
  row: [
    {
      key: 'add_return_images', label: 'goods_return.action.add_return_images', action: 'add_return_images',
      permissions: ['goods_return_history'],
    },
    {
      key: 'claim_returns', label: 'goods_return.action.claim_returns', action: 'claim_returns',
      permissions: ['goods_return_history'],
    },
    {
      key: 'match_return', label: 'goods_return.action.match_return', action: 'match_return',
      permissions: ['goods_return_history'],
    },
  ],
  bulk: [
    {
      key: 'claim_returns', label: 'goods_return.action.claim_returns', action: 'claim_returns',
      permissions: ['goods_return_history'],
    },
  ],
  actions: [addReturnImagesAction, claimReturnsAction, matchReturnAction],
  workflows: [goodsReturnWorkflow],
  open: '/goods-return/history',
  create: { route: '/goods-return/history/create', permissions: ['goods_return_history'] },
  mobile: { title: 'code', lines: ['order_id', 'received_at', 'returned_quantity'] },
  emptyText: 'screen.pos/order-return.empty',
  live: true,
  expand: { rows: 'lines', label: 'goods_return.lines' },
});

export default function OrderReturnList() {
  return <ListScreen list={list} />;
}
