// Generated from schemas/warehouse/goods-receipts.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { goodsReceiptLineFields } from './goods-receipt-line.entity.gen.ts';
import { type GoodsReceipt, goodsReceiptFields } from './goods-receipt.entity.gen.ts';
import { goodsReceiptWorkflow } from './goods-receipt.workflow.gen.ts';
import { postDebtAction } from './post-debt.action.gen.ts';
import { setReceiptCostsAction } from './set-receipt-costs.action.gen.ts';

export const list = createList({
  screen: 'goods-receipt/list',
  route: '/goods-receipt/list',
  resource: 'goods_receipt',
  title: 'screen.goods-receipt/list.title',
  permissions: ['goods_receipt_create'],
  urls: { list: '/goods-receipt-list', count: '/goods-receipt-count', download: '/goods-receipt-download' },
  downloadName: 'goods-receipts.xlsx',
  where: { warehouse_id: { mine: 'warehouse' } },
  scope: { of: 'warehouse', filter: 'warehouse_id' },
  columns: [
    column(goodsReceiptFields.code, {
      label: 'goods_receipt.code', cell: 'code', show: 'always', sort: true, width: 160, pin: 'left',
      link: '/goods-receipt/list',
    }),
    column(goodsReceiptFields.kind, { label: 'goods_receipt.kind', cell: 'enum' }),
    column(goodsReceiptFields.supplier_id, { label: 'goods_receipt.supplier_id', cell: 'reference', width: 220 }),
    column(goodsReceiptFields.transfer_id, { label: 'goods_receipt.transfer_id', cell: 'reference', show: 'optional' }),
    column(goodsReceiptFields.warehouse_id, { label: 'goods_receipt.warehouse_id', cell: 'reference', width: 220 }),
    column(goodsReceiptFields.status, { label: 'goods_receipt.status', cell: 'enum', sort: true }),
    column(goodsReceiptFields.expected_at, { label: 'goods_receipt.expected_at', cell: 'date_time', sort: true }),
    column(goodsReceiptFields.sku_count, { label: 'goods_receipt.sku_count', cell: 'number' }),
    column(goodsReceiptFields.expected_quantity, {
      label: 'goods_receipt.expected_quantity', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(goodsReceiptFields.received_quantity, {
      label: 'goods_receipt.received_quantity', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(goodsReceiptFields.damaged_quantity, {
      label: 'goods_receipt.damaged_quantity', cell: 'number', sort: true, sum: true, footer: true,
    }),
    column(goodsReceiptFields.difference, {
      label: 'goods_receipt.difference', cell: 'number', show: 'optional', sort: true, sum: true,
    }),
    column(goodsReceiptFields.amount, {
      label: 'goods_receipt.amount', cell: 'money', sort: true, sum: true, footer: true,
    }),
    column(goodsReceiptFields.payable, {
      label: 'goods_receipt.payable', cell: 'money', sort: true, sum: true, footer: true,
    }),
    column(goodsReceiptFields.invoice_no, { label: 'goods_receipt.invoice_no', cell: 'code', show: 'optional' }),
    column(goodsReceiptFields.vehicle, { label: 'goods_receipt.vehicle', cell: 'text', show: 'optional' }),
    column(goodsReceiptFields.received_at, {
      label: 'goods_receipt.received_at', cell: 'date_time', show: 'optional', sort: true,
    }),
    column(goodsReceiptFields.created_by, { label: 'kit.field.created_by', cell: 'reference' }),
    column(goodsReceiptFields.created_at, {
      label: 'kit.field.created_at', cell: 'date_time', show: 'optional', sort: true,
    }),
    column(goodsReceiptFields.note, { label: 'goods_receipt.note', cell: 'text', show: 'optional' }),
    column(goodsReceiptLineFields.sku, { key: 'lines.sku', label: 'goods_receipt_line.sku', cell: 'code' }),
    column(goodsReceiptLineFields.name, { key: 'lines.name', label: 'goods_receipt_line.name', cell: 'text' }),
    column(goodsReceiptLineFields.status, { key: 'lines.status', label: 'goods_receipt_line.status', cell: 'enum' }),
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
    filter(goodsReceiptFields.expected_at, {
      label: 'goods_receipt.expected_at', kind: 'date_range', maxDays: 360, presets: [1, 7, 10, 30, 90, 180, 360],
    }),
    filter(goodsReceiptFields.invoice_no, { label: 'goods_receipt.invoice_no', kind: 'text' }),
    filter(goodsReceiptFields.transfer_id, { label: 'goods_receipt.transfer_id', kind: 'reference', place: 'panel' }),
    filter(goodsReceiptLineFields.goods_id, {
      key: 'lines.goods_id', label: 'goods_receipt_line.goods_id', kind: 'reference', place: 'panel',
    }),
    filter(goodsReceiptFields.created_at, {
      label: 'kit.field.created_at', kind: 'date_range', place: 'panel', maxDays: 360,
      presets: [1, 7, 10, 30, 90, 180, 360],
    }),
    filter(goodsReceiptFields.created_by, { label: 'kit.field.created_by', kind: 'reference', place: 'panel' }),
  ],
  counts: ['expected_today', 'receiving', 'to_approve', 'to_stow'],
  viewModes: [
    { key: 'all', label: 'screen.goods-receipt/list.mode.all' },
    { key: 'expected_today', label: 'screen.goods-receipt/list.mode.expected_today', badge: 'expected_today' },
    { key: 'receiving', label: 'screen.goods-receipt/list.mode.receiving', badge: 'receiving' },
    { key: 'to_approve', label: 'screen.goods-receipt/list.mode.to_approve', badge: 'to_approve' },
    { key: 'to_stow', label: 'screen.goods-receipt/list.mode.to_stow', badge: 'to_stow' },
  ],
  sort: { field: 'created_at', order: 'DESC' },
  toolbar: [
    {
      key: 'create', label: 'action.create', route: '/goods-receipt/create', permissions: ['goods_receipt_create'],
      tone: 'success',
    },
    {
      key: 'import', label: 'screen.goods-receipt/list.action.import', route: '/goods-receipt/list/import',
      permissions: ['goods_receipt_create'],
    },
    {
      key: 'scan', label: 'screen.goods-receipt/list.action.scan', route: '/scan/receipt',
      permissions: ['goods_receipt_create', 'pos_goods_receipt_create'],
    },
  ],
  row: [
    {
      key: 'send', label: 'goods_receipt.transition.send', transition: 'send',
      permissions: ['goods_receipt_create', 'pos_goods_receipt_create'],
    },
    {
      key: 'count', label: 'goods_receipt.transition.count', transition: 'count', permissions: ['goods_receipt_create'],
      tone: 'success',
    },
    {
      key: 'approve', label: 'goods_receipt.transition.approve', transition: 'approve',
      permissions: ['goods_receipt_create'], tone: 'success',
    },
    { key: 'stow', label: 'goods_receipt.transition.stow', transition: 'stow', permissions: ['goods_receipt_create'] },
    {
      key: 'close', label: 'goods_receipt.transition.close', transition: 'close', permissions: ['goods_receipt_create'],
    },
    {
      key: 'recount', label: 'goods_receipt.transition.recount', transition: 'recount',
      permissions: ['goods_receipt_create', 'pos_goods_receipt_create'], tone: 'warning',
    },
    {
      key: 'cancel', label: 'goods_receipt.transition.cancel', transition: 'cancel',
      permissions: ['goods_receipt_create', 'pos_goods_receipt_create'], tone: 'danger',
    },
    {
      key: 'print_sheet', label: 'screen.goods-receipt/list.action.print_sheet',
      print: async () => (await import('#generated/warehouse/receipt-sheet.print.gen.ts')).receiptSheetPrint,
    },
    {
      key: 'stamps', label: 'screen.goods-receipt/list.action.stamps', route: '/nsca/stamp/batch/create',
      prefill: { receipt_code: 'code' }, permissions: ['nsca_stamp'],
    },
    {
      key: 'request', label: 'screen.goods-receipt/list.action.request', route: '/internal/request/create',
      prefill: { link_code: 'code', title: 'code' }, permissions: ['administration_request'],
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
      key: 'approve', label: 'goods_receipt.transition.approve', transition: 'approve',
      permissions: ['goods_receipt_create'], tone: 'success',
    },
    { key: 'stow', label: 'goods_receipt.transition.stow', transition: 'stow', permissions: ['goods_receipt_create'] },
    {
      key: 'close', label: 'goods_receipt.transition.close', transition: 'close', permissions: ['goods_receipt_create'],
    },
    {
      key: 'cancel', label: 'goods_receipt.transition.cancel', transition: 'cancel',
      permissions: ['goods_receipt_create', 'pos_goods_receipt_create'], tone: 'danger',
    },
    {
      key: 'print_sheet', label: 'screen.goods-receipt/list.action.print_sheet',
      print: async () => (await import('#generated/warehouse/receipt-sheet.print.gen.ts')).receiptSheetPrint,
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
  open: '/goods-receipt/list',
  create: { route: '/goods-receipt/create', permissions: ['goods_receipt_create'] },
  mobile: { title: 'code', lines: ['supplier_id', 'status', 'expected_at', 'expected_quantity'] },
  rowTone: [
    {
      when: (c: Logic<GoodsReceipt>) =>
        ['draft', 'receiving'].includes(c.record.status) && c.record.expected_at != null && c.record.expected_at < c.now,
      tone: 'warning',
    },
  ],
  emptyText: 'screen.goods-receipt/list.empty',
  live: true,
  expand: { rows: 'lines', label: 'goods_receipt.lines' },
});

export default function GoodsReceiptsList() {
  return <ListScreen list={list} />;
}
