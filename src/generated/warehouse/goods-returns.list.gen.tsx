// Generated from schemas/warehouse/goods-returns.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { addReturnImagesAction } from './add-return-images.action.gen.ts';
import { claimReturnsAction } from './claim-returns.action.gen.ts';
import { goodsReturnLineFields } from './goods-return-line.entity.gen.ts';
import { type GoodsReturn, goodsReturnFields } from './goods-return.entity.gen.ts';
import { goodsReturnWorkflow } from './goods-return.workflow.gen.ts';
import { matchReturnAction } from './match-return.action.gen.ts';

export const list = createList({
  screen: 'goods-return/history',
  route: '/goods-return/history',
  resource: 'goods_return',
  title: 'screen.goods-return/history.title',
  permissions: ['goods_return_history'],
  urls: { list: '/goods-return-list', count: '/goods-return-count', download: '/goods-return-download' },
  downloadName: 'goods-returns.xlsx',
  where: { warehouse_id: { mine: 'warehouse' } },
  scope: { of: 'warehouse', filter: 'warehouse_id' },
  columns: [
    column(goodsReturnFields.code, {
      label: 'goods_return.code', cell: 'code', show: 'always', sort: true, width: 160, pin: 'left',
      link: '/goods-return/history',
    }),
    column(goodsReturnFields.order_id, { label: 'goods_return.order_id', cell: 'reference' }),
    column(goodsReturnFields.delivery_order_id, {
      label: 'goods_return.delivery_order_id', cell: 'tracking', carrier: goodsReturnFields.delivery_company,
    }),
    column(goodsReturnFields.delivery_company, { label: 'goods_return.delivery_company', cell: 'enum' }),
    column(goodsReturnFields.kind, { label: 'goods_return.kind', cell: 'enum' }),
    column(goodsReturnFields.reason, { label: 'goods_return.reason', cell: 'enum' }),
    column(goodsReturnFields.status, { label: 'goods_return.status', cell: 'enum', sort: true }),
    column(goodsReturnFields.exported_quantity, {
      label: 'goods_return.exported_quantity', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(goodsReturnFields.returned_quantity, {
      label: 'goods_return.returned_quantity', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(goodsReturnFields.difference, {
      label: 'goods_return.difference', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(goodsReturnFields.damaged_quantity, {
      label: 'goods_return.damaged_quantity', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(goodsReturnFields.received_at, { label: 'goods_return.received_at', cell: 'date_time', sort: true }),
    column(goodsReturnFields.received_by, { label: 'goods_return.received_by', cell: 'reference' }),
    column(goodsReturnFields.restocked_by, { label: 'goods_return.restocked_by', cell: 'reference', show: 'optional' }),
    column(goodsReturnFields.warehouse_id, { label: 'goods_return.warehouse_id', cell: 'reference', width: 220 }),
    column(goodsReturnFields.supplier_id, { label: 'goods_return.supplier_id', cell: 'reference', show: 'optional' }),
    column(goodsReturnFields.images, { label: 'goods_return.images', cell: 'gallery', show: 'optional' }),
    column(goodsReturnFields.note, { label: 'goods_return.note', cell: 'text', show: 'optional' }),
    column(goodsReturnFields.created_at, {
      label: 'kit.field.created_at', cell: 'date_time', show: 'optional', sort: true,
    }),
    column(goodsReturnLineFields.sku, { key: 'lines.sku', label: 'goods_return_line.sku', cell: 'code' }),
    column(goodsReturnLineFields.name, { key: 'lines.name', label: 'goods_return_line.name', cell: 'text' }),
    column(goodsReturnLineFields.exported_quantity, {
      key: 'lines.exported_quantity', label: 'goods_return_line.exported_quantity', cell: 'number',
    }),
    column(goodsReturnLineFields.returned_quantity, {
      key: 'lines.returned_quantity', label: 'goods_return_line.returned_quantity', cell: 'number',
    }),
    column(goodsReturnLineFields.damaged_quantity, {
      key: 'lines.damaged_quantity', label: 'goods_return_line.damaged_quantity', cell: 'number',
    }),
    column(goodsReturnLineFields.expired_date, {
      key: 'lines.expired_date', label: 'goods_return_line.expired_date', cell: 'date',
    }),
    column(goodsReturnLineFields.stamp_codes, {
      key: 'lines.stamp_codes', label: 'goods_return_line.stamp_codes', cell: 'tags',
    }),
    column(goodsReturnLineFields.basket_code, {
      key: 'lines.basket_code', label: 'goods_return_line.basket_code', cell: 'code',
    }),
    column(goodsReturnLineFields.images, { key: 'lines.images', label: 'goods_return_line.images', cell: 'gallery' }),
    column(goodsReturnLineFields.note, { key: 'lines.note', label: 'goods_return_line.note', cell: 'text' }),
  ],
  filters: [
    filter(goodsReturnFields.code, { label: 'goods_return.code', kind: 'code_list' }),
    filter(goodsReturnFields.delivery_order_id, { label: 'goods_return.delivery_order_id', kind: 'code_list' }),
    filter(goodsReturnFields.delivery_company, { label: 'goods_return.delivery_company', kind: 'multi_select' }),
    filter(goodsReturnFields.status, { label: 'goods_return.status', kind: 'multi_select' }),
    filter(goodsReturnFields.kind, { label: 'goods_return.kind', kind: 'multi_select' }),
    filter(goodsReturnFields.reason, { label: 'goods_return.reason', kind: 'multi_select' }),
    filter(goodsReturnFields.received_at, {
      label: 'goods_return.received_at', kind: 'date_range', maxDays: 360, presets: [1, 7, 10, 30, 90, 180, 360],
    }),
    filter(goodsReturnFields.difference, { label: 'goods_return.difference', kind: 'number_range' }),
    filter(goodsReturnFields.warehouse_id, { label: 'goods_return.warehouse_id', kind: 'reference' }),
    filter(goodsReturnFields.supplier_id, { label: 'goods_return.supplier_id', kind: 'reference', place: 'panel' }),
    filter(goodsReturnFields.received_by, { label: 'goods_return.received_by', kind: 'reference', place: 'panel' }),
    filter(goodsReturnLineFields.goods_id, {
      key: 'lines.goods_id', label: 'goods_return_line.goods_id', kind: 'reference', place: 'panel',
    }),
    filter(goodsReturnFields.order_id, { label: 'goods_return.order_id', kind: 'reference', place: 'panel' }),
    filter(goodsReturnFields.created_at, {
      label: 'kit.field.created_at', kind: 'date_range', place: 'panel', maxDays: 360,
      presets: [1, 7, 10, 30, 90, 180, 360],
    }),
    filter(goodsReturnFields.created_by, { label: 'kit.field.created_by', kind: 'reference', place: 'panel' }),
  ],
  counts: ['to_inspect', 'to_restock', 'differences', 'unknown'],
  viewModes: [
    { key: 'all', label: 'screen.goods-return/history.mode.all' },
    { key: 'to_inspect', label: 'screen.goods-return/history.mode.to_inspect', badge: 'to_inspect' },
    { key: 'to_restock', label: 'screen.goods-return/history.mode.to_restock', badge: 'to_restock' },
    { key: 'differences', label: 'screen.goods-return/history.mode.differences', badge: 'differences' },
    { key: 'unknown', label: 'screen.goods-return/history.mode.unknown', badge: 'unknown' },
    { key: 'to_suppliers', label: 'screen.goods-return/history.mode.to_suppliers' },
    {
      key: 'goods', label: 'screen.goods-return/history.mode.goods',
      columns: [
        'code', 'received_at', 'status', 'lines.sku', 'lines.name', 'lines.exported_quantity',
        'lines.returned_quantity', 'lines.damaged_quantity', 'lines.expired_date', 'lines.stamp_codes',
        'lines.basket_code', 'lines.images', 'lines.note', 'warehouse_id',
      ],
      rows: 'lines',
    },
  ],
  sort: { field: 'received_at', order: 'DESC' },
  toolbar: [
    {
      key: 'create', label: 'action.create', route: '/goods-return/history/create',
      permissions: ['goods_return_history'], tone: 'success',
    },
    {
      key: 'to_supplier', label: 'screen.goods-return/history.action.to_supplier',
      route: '/goods-return/history/create', prefill: { kind: { value: 'supplier' } },
      permissions: ['goods_return_history'],
    },
    {
      key: 'receive', label: 'screen.goods-return/history.action.receive', route: '/scan/return',
      permissions: ['goods_return_history'],
    },
    {
      key: 'restock_by_scan', label: 'screen.goods-return/history.action.restock_by_scan',
      route: '/scan/return-restock', permissions: ['goods_return_history'],
    },
    {
      key: 'expected', label: 'screen.goods-return/history.action.expected', route: '/goods-return/expected',
      permissions: ['goods_return_history'],
    },
    {
      key: 'claims', label: 'screen.goods-return/history.action.claims', route: '/goods-return/claim',
      permissions: ['goods_return_history'],
    },
  ],
  row: [
    {
      key: 'match_return', label: 'goods_return.action.match_return', action: 'match_return',
      permissions: ['goods_return_history'],
    },
    {
      key: 'inspect', label: 'goods_return.transition.inspect', transition: 'inspect',
      permissions: ['goods_return_history'],
    },
    {
      key: 'restock', label: 'goods_return.transition.restock', transition: 'restock',
      permissions: ['goods_return_history'], tone: 'success',
    },
    {
      key: 'reopen', label: 'goods_return.transition.reopen', transition: 'reopen',
      permissions: ['goods_return_history'],
    },
    {
      key: 'print_sheet', label: 'screen.goods-return/history.action.print_sheet',
      print: async () => (await import('#generated/warehouse/return-sheet.print.gen.ts')).returnSheetPrint,
    },
    {
      key: 'claim', label: 'screen.goods-return/history.action.claim', route: '/goods-return/claim/create',
      prefill: { order_id: 'order_id', goods_return_id: 'id' }, permissions: ['goods_return_history'],
      visible: (c: Logic<GoodsReturn>) => c.record.kind === 'carrier',
    },
    {
      key: 'request', label: 'screen.goods-return/history.action.request', route: '/internal/request/create',
      prefill: { link_code: 'code', title: 'code' }, permissions: ['administration_request'],
    },
    {
      key: 'add_return_images', label: 'goods_return.action.add_return_images', action: 'add_return_images',
      permissions: ['goods_return_history'],
    },
    {
      key: 'claim_returns', label: 'goods_return.action.claim_returns', action: 'claim_returns',
      permissions: ['goods_return_history'],
    },
  ],
  bulk: [
    {
      key: 'inspect', label: 'goods_return.transition.inspect', transition: 'inspect',
      permissions: ['goods_return_history'],
    },
    {
      key: 'restock', label: 'goods_return.transition.restock', transition: 'restock',
      permissions: ['goods_return_history'], tone: 'success',
    },
    {
      key: 'claim_returns', label: 'goods_return.action.claim_returns', action: 'claim_returns',
      permissions: ['goods_return_history'],
    },
    {
      key: 'print_sheet', label: 'screen.goods-return/history.action.print_sheet',
      print: async () => (await import('#generated/warehouse/return-sheet.print.gen.ts')).returnSheetPrint,
    },
  ],
  actions: [addReturnImagesAction, claimReturnsAction, matchReturnAction],
  workflows: [goodsReturnWorkflow],
  open: '/goods-return/history',
  create: { route: '/goods-return/history/create', permissions: ['goods_return_history'] },
  mobile: { title: 'code', lines: ['delivery_order_id', 'status', 'received_at', 'returned_quantity'] },
  rowTone: [
    { when: (c: Logic<GoodsReturn>) => c.record.difference != null && c.record.difference < 0, tone: 'danger' },
  ],
  emptyText: 'screen.goods-return/history.empty',
  live: true,
  expand: { rows: 'lines', label: 'goods_return.lines' },
});

export default function GoodsReturnsList() {
  return <ListScreen list={list} />;
}
