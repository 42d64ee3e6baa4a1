// Generated from schemas/pos/goods-receipt.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { goodsReceiptLineFields } from '#generated/warehouse/goods-receipt-line.entity.gen.ts';
import { type GoodsReceipt, goodsReceiptFields } from '#generated/warehouse/goods-receipt.entity.gen.ts';
import { goodsReceiptWorkflow } from '#generated/warehouse/goods-receipt.workflow.gen.ts';
import { postDebtAction } from '#generated/warehouse/post-debt.action.gen.ts';
import { setReceiptCostsAction } from '#generated/warehouse/set-receipt-costs.action.gen.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';

export const list = createList({
  screen: 'pos/goods-receipt-create',
  route: '/pos/goods-receipt-create',
  resource: 'goods_receipt',
  title: 'screen.pos/goods-receipt-create.title',
  permissions: ['pos_goods_receipt_create'],
  urls: { list: '/pos-goods-receipt-list', count: '/pos-goods-receipt-count', download: '/pos-goods-receipt-download' },
  downloadName: 'shop-receipts.xlsx',
  where: { pos_id: { mine: 'pos' } },
  scope: { of: 'pos', filter: 'pos_id' },
  columns: [
    column(goodsReceiptFields.code, {
      label: 'goods_receipt.code', cell: 'code', show: 'always', sort: true, width: 160, pin: 'left',
      link: '/pos/goods-receipt-create',
    }),
    column(goodsReceiptFields.kind, { label: 'goods_receipt.kind', cell: 'enum' }),
    column(goodsReceiptFields.transfer_id, { label: 'goods_receipt.transfer_id', cell: 'reference', width: 160 }),
    column(goodsReceiptFields.supplier_id, { label: 'goods_receipt.supplier_id', cell: 'reference', width: 200 }),
    column(goodsReceiptFields.pos_id, { label: 'goods_receipt.pos_id', cell: 'reference', width: 200 }),
    column(goodsReceiptFields.status, { label: 'goods_receipt.status', cell: 'enum', sort: true }),
    column(goodsReceiptFields.expected_at, { label: 'goods_receipt.expected_at', cell: 'date_time', sort: true }),
    column(goodsReceiptFields.expected_quantity, {
      label: 'goods_receipt.expected_quantity', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(goodsReceiptFields.received_quantity, {
      label: 'goods_receipt.received_quantity', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(goodsReceiptFields.difference, {
      label: 'goods_receipt.difference', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(goodsReceiptFields.received_at, {
      label: 'goods_receipt.received_at', cell: 'date_time', show: 'optional', sort: true,
    }),
    column(goodsReceiptFields.created_by, { label: 'kit.field.created_by', cell: 'reference', show: 'optional' }),
    column(goodsReceiptFields.created_at, {
      label: 'kit.field.created_at', cell: 'date_time', show: 'optional', sort: true,
    }),
    column(goodsReceiptFields.note, { label: 'goods_receipt.note', cell: 'text', show: 'optional' }),
    column(goodsReceiptLineFields.sku, { key: 'lines.sku', label: 'goods_receipt_line.sku', cell: 'code' }),
    column(goodsReceiptLineFields.name, { key: 'lines.name', label: 'goods_receipt_line.name', cell: 'text' }),
    column(goodsReceiptLineFields.expected_quantity, {
      key: 'lines.expected_quantity', label: 'goods_receipt_line.expected_quantity', cell: 'number',
    }),
    column(goodsReceiptLineFields.received_quantity, {
      key: 'lines.received_quantity', label: 'goods_receipt_line.received_quantity', cell: 'number',
    }),
    column(goodsReceiptLineFields.variance_reason, {
      key: 'lines.variance_reason', label: 'goods_receipt_line.variance_reason', cell: 'text',
    }),
  ],
  filters: [
    filter(goodsReceiptFields.code, { label: 'goods_receipt.code', kind: 'code_list' }),
    filter(goodsReceiptFields.transfer_id, { label: 'goods_receipt.transfer_id', kind: 'reference' }),
    filter(goodsReceiptFields.pos_id, { label: 'goods_receipt.pos_id', kind: 'reference' }),
    filter(goodsReceiptFields.kind, { label: 'goods_receipt.kind', kind: 'multi_select' }),
    filter(goodsReceiptFields.status, { label: 'goods_receipt.status', kind: 'multi_select' }),
    filter(goodsReceiptFields.received_quantity, {
      label: 'goods_receipt.received_quantity', kind: 'number_range', place: 'panel',
    }),
    filter(goodsReceiptFields.difference, { label: 'goods_receipt.difference', kind: 'number_range', place: 'panel' }),
    filter(goodsReceiptLineFields.goods_id, {
      key: 'lines.goods_id', label: 'goods_receipt_line.goods_id', kind: 'reference', place: 'panel',
    }),
    filter(goodsReceiptFields.expected_at, {
      label: 'goods_receipt.expected_at', kind: 'date_range', maxDays: 360, presets: [1, 7, 10, 30, 90, 180, 360],
    }),
    filter(goodsReceiptFields.created_at, {
      label: 'kit.field.created_at', kind: 'date_range', place: 'panel', maxDays: 360,
      presets: [1, 7, 10, 30, 90, 180, 360],
    }),
    filter(goodsReceiptFields.created_by, { label: 'kit.field.created_by', kind: 'reference', place: 'panel' }),
  ],
  counts: ['arriving', 'counting'],
  viewModes: [
    { key: 'arriving', label: 'screen.pos/goods-receipt-create.mode.arriving', badge: 'arriving' },
    { key: 'counting', label: 'screen.pos/goods-receipt-create.mode.counting', badge: 'counting' },
    { key: 'differences', label: 'screen.pos/goods-receipt-create.mode.differences' },
    { key: 'closed', label: 'screen.pos/goods-receipt-create.mode.closed' },
    { key: 'all', label: 'screen.pos/goods-receipt-create.mode.all' },
  ],
  sort: { field: 'created_at', order: 'DESC' },
  toolbar: [
    {
      key: 'scan_parcel', label: 'screen.pos/goods-receipt-create.action.scan_parcel', route: '/scan/receipt',
      permissions: ['goods_receipt_create', 'pos_goods_receipt_create'],
    },
    {
      key: 'create', label: 'action.create', route: '/pos/goods-receipt-create/create',
      permissions: ['pos_goods_receipt_create'], tone: 'success',
    },
  ],
  row: [
    {
      key: 'send', label: 'goods_receipt.transition.send', transition: 'send',
      permissions: ['goods_receipt_create', 'pos_goods_receipt_create'],
    },
    {
      key: 'confirm', label: 'goods_receipt.transition.confirm', transition: 'confirm',
      permissions: ['goods_receipt_create', 'pos_goods_receipt_create'], tone: 'success',
    },
    {
      key: 'cancel', label: 'goods_receipt.transition.cancel', transition: 'cancel',
      permissions: ['goods_receipt_create', 'pos_goods_receipt_create'], tone: 'danger',
    },
    {
      key: 'post_debt', label: 'goods_receipt.action.post_debt', action: 'post_debt',
      permissions: ['administration_goods_debt'], confirm: true,
    },
    {
      key: 'set_receipt_costs', label: 'goods_receipt.action.set_receipt_costs', action: 'set_receipt_costs',
      permissions: ['administration_goods_cost'], confirm: true,
    },
  ],
  bulk: [
    {
      key: 'send', label: 'goods_receipt.transition.send', transition: 'send',
      permissions: ['goods_receipt_create', 'pos_goods_receipt_create'],
    },
    {
      key: 'cancel', label: 'goods_receipt.transition.cancel', transition: 'cancel',
      permissions: ['goods_receipt_create', 'pos_goods_receipt_create'], tone: 'danger',
    },
    {
      key: 'post_debt', label: 'goods_receipt.action.post_debt', action: 'post_debt',
      permissions: ['administration_goods_debt'], confirm: true,
    },
    {
      key: 'set_receipt_costs', label: 'goods_receipt.action.set_receipt_costs', action: 'set_receipt_costs',
      permissions: ['administration_goods_cost'], confirm: true,
    },
  ],
  actions: [postDebtAction, setReceiptCostsAction],
  workflows: [goodsReceiptWorkflow],
  open: '/pos/goods-receipt-create',
  create: { route: '/pos/goods-receipt-create/create', permissions: ['pos_goods_receipt_create'] },
  mobile: { title: 'code', lines: ['status', 'transfer_id', 'expected_quantity', 'received_quantity'] },
  rowTone: [{ when: (c: Logic<GoodsReceipt>) => c.record.difference !== 0, tone: 'warning' }],
  emptyText: 'screen.pos/goods-receipt-create.empty',
  live: true,
  expand: { rows: 'lines', label: 'goods_receipt.lines' },
});

export default function GoodsReceiptList() {
  return <ListScreen list={list} />;
}
