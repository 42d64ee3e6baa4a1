// Generated from schemas/administration/receipt-history.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { goodsReceiptLineFields } from '#generated/warehouse/goods-receipt-line.entity.gen.ts';
import { type GoodsReceipt, goodsReceiptFields } from '#generated/warehouse/goods-receipt.entity.gen.ts';
import { goodsReceiptWorkflow } from '#generated/warehouse/goods-receipt.workflow.gen.ts';
import { postDebtAction } from '#generated/warehouse/post-debt.action.gen.ts';
import { setReceiptCostsAction } from '#generated/warehouse/set-receipt-costs.action.gen.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';

export const list = createList({
  screen: 'administration/receipt-history',
  route: '/administration/receipt-history',
  resource: 'goods_receipt',
  title: 'screen.administration/receipt-history.title',
  permissions: ['administration_receipt_history'],
  urls: { list: '/receipt-history-list', count: '/receipt-history-count', download: '/receipt-history-download' },
  downloadName: 'receipt-history.xlsx',
  columns: [
    column(goodsReceiptFields.code, {
      label: 'goods_receipt.code', cell: 'code', show: 'always', sort: true, width: 160, pin: 'left',
      link: '/administration/receipt-history',
    }),
    column(goodsReceiptFields.received_at, { label: 'goods_receipt.received_at', cell: 'date_time', sort: true }),
    column(goodsReceiptFields.warehouse_id, { label: 'goods_receipt.warehouse_id', cell: 'reference', width: 180 }),
    column(goodsReceiptFields.supplier_id, { label: 'goods_receipt.supplier_id', cell: 'reference', width: 220 }),
    column(goodsReceiptFields.kind, { label: 'goods_receipt.kind', cell: 'enum' }),
    column(goodsReceiptFields.status, { label: 'goods_receipt.status', cell: 'enum' }),
    column(goodsReceiptFields.expected_quantity, {
      label: 'goods_receipt.expected_quantity', cell: 'number', sort: true, sum: true,
    }),
    column(goodsReceiptFields.received_quantity, {
      label: 'goods_receipt.received_quantity', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(goodsReceiptFields.difference, { label: 'goods_receipt.difference', cell: 'number', sort: true, sum: true }),
    column(goodsReceiptFields.damaged_quantity, {
      label: 'goods_receipt.damaged_quantity', cell: 'number', sort: true, sum: true,
    }),
    column(goodsReceiptFields.amount, { label: 'goods_receipt.amount', cell: 'money', sort: true, sum: true }),
    column(goodsReceiptFields.payable, {
      label: 'goods_receipt.payable', cell: 'money', sort: true, sum: true, footer: true,
    }),
    column(goodsReceiptFields.cost_state, { label: 'goods_receipt.cost_state', cell: 'enum' }),
    column(goodsReceiptFields.debt_posted_at, { label: 'goods_receipt.debt_posted_at', cell: 'date_time', sort: true }),
    column(goodsReceiptFields.invoice_no, { label: 'goods_receipt.invoice_no', cell: 'code' }),
    column(goodsReceiptFields.images, { label: 'goods_receipt.images', cell: 'gallery', show: 'optional' }),
    column(goodsReceiptFields.created_by, { label: 'kit.field.created_by', cell: 'reference', show: 'optional' }),
    column(goodsReceiptFields.created_at, {
      label: 'kit.field.created_at', cell: 'date_time', show: 'optional', sort: true,
    }),
    column(goodsReceiptLineFields.sku, { key: 'lines.sku', label: 'goods_receipt_line.sku', cell: 'code' }),
    column(goodsReceiptLineFields.name, {
      key: 'lines.name', label: 'goods_receipt_line.name', cell: 'text', width: 260,
    }),
    column(goodsReceiptLineFields.expected_quantity, {
      key: 'lines.expected_quantity', label: 'goods_receipt_line.expected_quantity', cell: 'number',
    }),
    column(goodsReceiptLineFields.received_quantity, {
      key: 'lines.received_quantity', label: 'goods_receipt_line.received_quantity', cell: 'number',
    }),
    column(goodsReceiptLineFields.damaged_quantity, {
      key: 'lines.damaged_quantity', label: 'goods_receipt_line.damaged_quantity', cell: 'number',
    }),
    column(goodsReceiptLineFields.expired_date, {
      key: 'lines.expired_date', label: 'goods_receipt_line.expired_date', cell: 'date',
    }),
    column(goodsReceiptLineFields.status, { key: 'lines.status', label: 'goods_receipt_line.status', cell: 'enum' }),
    column(goodsReceiptLineFields.unit_cost, {
      key: 'lines.unit_cost', label: 'goods_receipt_line.unit_cost', cell: 'money',
    }),
    column(goodsReceiptLineFields.amount, { key: 'lines.amount', label: 'goods_receipt_line.amount', cell: 'money' }),
    column(goodsReceiptLineFields.variance_reason, {
      key: 'lines.variance_reason', label: 'goods_receipt_line.variance_reason', cell: 'text',
    }),
  ],
  filters: [
    filter(goodsReceiptFields.code, { label: 'goods_receipt.code', kind: 'code_list' }),
    filter(goodsReceiptFields.supplier_id, { label: 'goods_receipt.supplier_id', kind: 'reference' }),
    filter(goodsReceiptFields.warehouse_id, { label: 'goods_receipt.warehouse_id', kind: 'reference' }),
    filter(goodsReceiptFields.kind, { label: 'goods_receipt.kind', kind: 'multi_select' }),
    filter(goodsReceiptFields.status, { label: 'goods_receipt.status', kind: 'multi_select' }),
    filter(goodsReceiptFields.received_at, {
      label: 'goods_receipt.received_at', kind: 'date_range', maxDays: 360, presets: [1, 7, 30, 90],
    }),
    filter(goodsReceiptFields.invoice_no, { label: 'goods_receipt.invoice_no', kind: 'text' }),
    filter(goodsReceiptFields.difference, { label: 'goods_receipt.difference', kind: 'number_range', place: 'panel' }),
    filter(goodsReceiptFields.received_quantity, {
      label: 'goods_receipt.received_quantity', kind: 'number_range', place: 'panel',
    }),
    filter(goodsReceiptFields.damaged_quantity, {
      label: 'goods_receipt.damaged_quantity', kind: 'number_range', place: 'panel',
    }),
    filter(goodsReceiptFields.payable, { label: 'goods_receipt.payable', kind: 'number_range', place: 'panel' }),
    filter(goodsReceiptFields.created_by, { label: 'kit.field.created_by', kind: 'reference', place: 'panel' }),
    filter(goodsReceiptFields.cost_state, { label: 'goods_receipt.cost_state', kind: 'multi_select', place: 'panel' }),
    filter(goodsReceiptLineFields.goods_id, {
      key: 'lines.goods_id', label: 'goods_receipt_line.goods_id', kind: 'reference', place: 'panel',
    }),
  ],
  counts: ['no_cost', 'to_post'],
  viewModes: [
    { key: 'received', label: 'screen.administration/receipt-history.mode.received' },
    {
      key: 'no_cost', label: 'screen.administration/receipt-history.mode.no_cost', badge: 'no_cost',
      permissions: ['administration_goods_cost'],
    },
    {
      key: 'to_post', label: 'screen.administration/receipt-history.mode.to_post', badge: 'to_post',
      permissions: ['administration_goods_debt'],
    },
    { key: 'all', label: 'screen.administration/receipt-history.mode.all' },
    {
      key: 'goods', label: 'screen.administration/receipt-history.mode.goods',
      columns: [
        'code', 'received_at', 'warehouse_id', 'supplier_id', 'lines.sku', 'lines.name', 'lines.expected_quantity',
        'lines.received_quantity', 'lines.damaged_quantity', 'lines.expired_date', 'lines.unit_cost', 'lines.amount',
        'lines.status',
      ],
      rows: 'lines',
    },
  ],
  sort: { field: 'received_at', order: 'DESC' },
  row: [
    {
      key: 'set_receipt_costs', label: 'goods_receipt.action.set_receipt_costs', action: 'set_receipt_costs',
      permissions: ['administration_goods_cost'], confirm: true,
    },
    {
      key: 'post_debt', label: 'goods_receipt.action.post_debt', action: 'post_debt',
      permissions: ['administration_goods_debt'], confirm: true,
    },
    {
      key: 'print_sheet', label: 'screen.administration/receipt-history.action.print_sheet',
      print: async () => (await import('#generated/warehouse/receipt-sheet.print.gen.ts')).receiptSheetPrint,
    },
  ],
  bulk: [
    {
      key: 'set_receipt_costs', label: 'goods_receipt.action.set_receipt_costs', action: 'set_receipt_costs',
      permissions: ['administration_goods_cost'], confirm: true,
    },
    {
      key: 'post_debt', label: 'goods_receipt.action.post_debt', action: 'post_debt',
      permissions: ['administration_goods_debt'], confirm: true,
    },
    {
      key: 'print_sheet', label: 'screen.administration/receipt-history.action.print_sheet',
      print: async () => (await import('#generated/warehouse/receipt-sheet.print.gen.ts')).receiptSheetPrint,
    },
  ],
  actions: [postDebtAction, setReceiptCostsAction],
  workflows: [goodsReceiptWorkflow],
  open: '/administration/receipt-history',
  create: { route: '/pos/goods-receipt-create/create', permissions: ['pos_goods_receipt_create'] },
  mobile: { title: 'code', lines: ['supplier_id', 'received_quantity', 'difference', 'received_at'] },
  rowTone: [
    { when: (c: Logic<GoodsReceipt>) => c.record.difference != null && c.record.difference < 0, tone: 'warning' },
  ],
  emptyText: 'screen.administration/receipt-history.empty',
  live: true,
  expand: { rows: 'lines', label: 'goods_receipt.lines' },
});

export default function ReceiptHistoryList() {
  return <ListScreen list={list} />;
}
