// Generated from schemas/pos/order-list.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { issueInvoiceAction } from './issue-invoice.action.gen.ts';
import { posSaleLineFields } from './pos-sale-line.entity.gen.ts';
import { type PosSale, posSaleFields } from './pos-sale.entity.gen.ts';
import { posSaleWorkflow } from './pos-sale.workflow.gen.ts';
import { returnBillAction } from './return-bill.action.gen.ts';
import { znsReceiptAction } from './zns-receipt.action.gen.ts';

export const list = createList({
  screen: 'pos/order-list',
  route: '/pos/order-list',
  resource: 'pos_sale',
  title: 'screen.pos/order-list.title',
  permissions: ['pos_order_list'],
  urls: { list: '/pos-sale-list', count: '/pos-sale-count', download: '/pos-sale-download' },
  downloadName: 'pos-sales.xlsx',
  where: { pos_id: { mine: 'pos' } },
  scope: { of: 'pos', filter: 'pos_id' },
  columns: [
    column(posSaleFields.code, {
      label: 'pos_sale.code', cell: 'code', show: 'always', sort: true, width: 150, pin: 'left',
      link: '/pos/order-list',
    }),
    column(posSaleFields.paid_at, { label: 'pos_sale.paid_at', cell: 'date_time', sort: true }),
    column(posSaleFields.pos_id, { label: 'pos_sale.pos_id', cell: 'reference' }),
    column(posSaleFields.kind, { label: 'pos_sale.kind', cell: 'enum' }),
    column(posSaleFields.status, { label: 'pos_sale.status', cell: 'enum' }),
    column(posSaleFields.buyer_name, { label: 'pos_sale.buyer_name', cell: 'text' }),
    column(posSaleFields.buyer_phone, { label: 'pos_sale.buyer_phone', cell: 'phone' }),
    column(posSaleFields.goods_quantity, { label: 'pos_sale.goods_quantity', cell: 'number', sort: true, sum: true }),
    column(posSaleFields.goods_total, { label: 'pos_sale.goods_total', cell: 'money', sum: true }),
    column(posSaleFields.discount, { label: 'pos_sale.discount', cell: 'money', sum: true }),
    column(posSaleFields.total, { label: 'pos_sale.total', cell: 'money', sort: true, sum: true, footer: true }),
    column(posSaleFields.vat, { label: 'pos_sale.vat', cell: 'money', show: 'optional', sum: true }),
    column(posSaleFields.manual_discount, {
      label: 'pos_sale.manual_discount', cell: 'money', show: 'optional', sum: true,
    }),
    column(posSaleFields.combo_discount, {
      label: 'pos_sale.combo_discount', cell: 'money', show: 'optional', sum: true,
    }),
    column(posSaleFields.line_discount, { label: 'pos_sale.line_discount', cell: 'money', show: 'optional', sum: true }),
    column(posSaleFields.bill_discount, { label: 'pos_sale.bill_discount', cell: 'money', show: 'optional', sum: true }),
    column(posSaleFields.voucher_code, { label: 'pos_sale.voucher_code', cell: 'code', show: 'optional' }),
    column(posSaleFields.voucher_amount, {
      label: 'pos_sale.voucher_amount', cell: 'money', show: 'optional', sum: true,
    }),
    column(posSaleFields.points_used, { label: 'pos_sale.points_used', cell: 'number', show: 'optional', sum: true }),
    column(posSaleFields.points_amount, { label: 'pos_sale.points_amount', cell: 'money', show: 'optional', sum: true }),
    column(posSaleFields.points_earned, {
      label: 'pos_sale.points_earned', cell: 'number', show: 'optional', sum: true,
    }),
    column(posSaleFields.rounding, { label: 'pos_sale.rounding', cell: 'money', show: 'optional', sum: true }),
    column(posSaleFields.cash_amount, { label: 'pos_sale.cash_amount', cell: 'money', sum: true }),
    column(posSaleFields.bank_transfer, { label: 'pos_sale.bank_transfer', cell: 'money', sum: true }),
    column(posSaleFields.transfer_code, { label: 'pos_sale.transfer_code', cell: 'code', show: 'optional' }),
    column(posSaleFields.cash, { label: 'pos_sale.cash', cell: 'money', show: 'optional', sum: true }),
    column(posSaleFields.change, { label: 'pos_sale.change', cell: 'money', show: 'optional', sum: true }),
    column(posSaleFields.sale_type, { label: 'pos_sale.sale_type', cell: 'enum', show: 'optional' }),
    column(posSaleFields.seller_id, { label: 'pos_sale.seller_id', cell: 'reference' }),
    column(posSaleFields.shift_id, { label: 'pos_sale.shift_id', cell: 'reference', show: 'optional', width: 160 }),
    column(posSaleFields.original_sale_id, {
      label: 'pos_sale.original_sale_id', cell: 'reference', show: 'optional', width: 160,
    }),
    column(posSaleFields.exchanged_id, {
      label: 'pos_sale.exchanged_id', cell: 'reference', show: 'optional', width: 160,
    }),
    column(posSaleFields.return_reason, { label: 'pos_sale.return_reason', cell: 'text', show: 'optional' }),
    column(posSaleFields.void_reason, { label: 'pos_sale.void_reason', cell: 'text', show: 'optional' }),
    column(posSaleFields.note, { label: 'pos_sale.note', cell: 'text' }),
    column(posSaleLineFields.sku, { key: 'lines.sku', label: 'pos_sale_line.sku', cell: 'code' }),
    column(posSaleLineFields.name, { key: 'lines.name', label: 'pos_sale_line.name', cell: 'text' }),
    column(posSaleLineFields.combo_id, {
      key: 'lines.combo_id', label: 'pos_sale_line.combo_id', cell: 'reference', show: 'optional',
    }),
    column(posSaleLineFields.quantity, {
      key: 'lines.quantity', label: 'pos_sale_line.quantity', cell: 'number', sum: true,
    }),
    column(posSaleLineFields.unit_price, { key: 'lines.unit_price', label: 'pos_sale_line.unit_price', cell: 'money' }),
    column(posSaleLineFields.discount, {
      key: 'lines.discount', label: 'pos_sale_line.discount', cell: 'money', sum: true,
    }),
    column(posSaleLineFields.promotion_id, {
      key: 'lines.promotion_id', label: 'pos_sale_line.promotion_id', cell: 'reference',
    }),
    column(posSaleLineFields.is_gift, { key: 'lines.is_gift', label: 'pos_sale_line.is_gift', cell: 'boolean' }),
    column(posSaleFields.invoice_handling, { label: 'pos_sale.invoice_handling', cell: 'enum', show: 'optional' }),
    column(posSaleLineFields.amount, { key: 'lines.amount', label: 'pos_sale_line.amount', cell: 'money', sum: true }),
    column(posSaleFields.publish_invoice, { label: 'pos_sale.publish_invoice', cell: 'boolean', show: 'optional' }),
  ],
  filters: [
    filter(posSaleFields.code, { label: 'pos_sale.code', kind: 'text' }),
    filter(posSaleFields.buyer_phone, { label: 'pos_sale.buyer_phone', kind: 'phone' }),
    filter(posSaleFields.paid_at, {
      label: 'pos_sale.paid_at', kind: 'date_range', maxDays: 360, presets: [1, 7, 10, 30, 90, 180, 360],
      default: { from: { today: -6 }, to: { today: 0 } },
    }),
    filter(posSaleFields.pos_id, { label: 'pos_sale.pos_id', kind: 'reference' }),
    filter(posSaleFields.kind, { label: 'pos_sale.kind', kind: 'multi_select' }),
    filter(posSaleFields.status, { label: 'pos_sale.status', kind: 'multi_select' }),
    filter(posSaleFields.shift_id, { label: 'pos_sale.shift_id', kind: 'reference', place: 'panel' }),
    filter(posSaleFields.sale_type, { label: 'pos_sale.sale_type', kind: 'multi_select' }),
    filter(posSaleFields.invoice_handling, { label: 'pos_sale.invoice_handling', kind: 'multi_select', place: 'panel' }),
    filter(posSaleFields.total, { label: 'pos_sale.total', kind: 'number_range' }),
    filter(posSaleLineFields.promotion_id, {
      key: 'lines.promotion_id', label: 'pos_sale_line.promotion_id', kind: 'reference', place: 'panel',
    }),
    filter(posSaleFields.discount, { label: 'pos_sale.discount', kind: 'number_range', place: 'panel' }),
    filter(posSaleFields.cash_amount, { label: 'pos_sale.cash_amount', kind: 'number_range', place: 'panel' }),
    filter(posSaleFields.bank_transfer, { label: 'pos_sale.bank_transfer', kind: 'number_range', place: 'panel' }),
    filter(posSaleFields.seller_id, { label: 'pos_sale.seller_id', kind: 'reference', place: 'panel' }),
    filter(posSaleLineFields.goods_id, {
      key: 'lines.goods_id', label: 'pos_sale_line.goods_id', kind: 'reference', place: 'panel',
    }),
    filter(posSaleFields.transfer_code, { label: 'pos_sale.transfer_code', kind: 'text', place: 'panel' }),
    filter(posSaleFields.voucher_code, { label: 'pos_sale.voucher_code', kind: 'text', place: 'panel' }),
    filter(posSaleFields.publish_invoice, { label: 'pos_sale.publish_invoice', kind: 'boolean', place: 'panel' }),
    filter(posSaleFields.created_at, {
      label: 'kit.field.created_at', kind: 'date_range', place: 'panel', maxDays: 360,
      presets: [1, 7, 10, 30, 90, 180, 360],
    }),
    filter(posSaleFields.created_by, { label: 'kit.field.created_by', kind: 'reference', place: 'panel' }),
  ],
  counts: ['bills', 'returns', 'voided', 'paid'],
  viewModes: [
    { key: 'bills', label: 'screen.pos/order-list.mode.bills' },
    { key: 'sales', label: 'screen.pos/order-list.mode.sales' },
    { key: 'returns', label: 'screen.pos/order-list.mode.returns', badge: 'returns' },
    { key: 'voided', label: 'screen.pos/order-list.mode.voided', badge: 'voided' },
    {
      key: 'goods', label: 'screen.pos/order-list.mode.goods',
      columns: [
        'code', 'paid_at', 'pos_id', 'kind', 'status', 'lines.sku', 'lines.name', 'lines.quantity', 'lines.unit_price',
        'lines.discount', 'lines.promotion_id', 'lines.is_gift', 'lines.amount',
      ],
      rows: 'lines',
    },
  ],
  sort: { field: 'paid_at', order: 'DESC' },
  toolbar: [
    {
      key: 'shifts', label: 'screen.pos/order-list.action.shifts', route: '/pos/shift', permissions: ['pos_order_list'],
    },
    {
      key: 'parked', label: 'screen.pos/order-list.action.parked', route: '/pos/order-list/parked',
      statistic: 'waiting', permissions: ['pos_order_list'],
    },
    {
      key: 'order_returns', label: 'screen.pos/order-list.action.order_returns', route: '/pos/order-return',
      permissions: ['pos_order_online_list'],
    },
  ],
  row: [
    {
      key: 'reprint', label: 'screen.pos/order-list.action.reprint',
      print: async () => (await import('#generated/pos/receipt.print.gen.ts')).receiptPrint,
    },
    {
      key: 'return_bill', label: 'pos_sale.action.return_bill', action: 'return_bill',
      permissions: ['pos_order_list', 'pos_order_create_single'], tone: 'warning',
    },
    {
      key: 'zns_receipt', label: 'pos_sale.action.zns_receipt', action: 'zns_receipt', permissions: ['pos_order_list'],
      confirm: true,
    },
    {
      key: 'void', label: 'pos_sale.transition.void', transition: 'void', permissions: ['pos_order_list'],
      tone: 'danger',
    },
    {
      key: 'issue_invoice', label: 'pos_sale.action.issue_invoice', action: 'issue_invoice',
      permissions: ['create_order_invoice'],
    },
  ],
  actions: [issueInvoiceAction, returnBillAction, znsReceiptAction],
  workflows: [posSaleWorkflow],
  open: '/pos/order-list',
  mobile: { title: 'code', lines: ['total', 'buyer_name', 'paid_at', 'kind'] },
  rowTone: [{ when: (c: Logic<PosSale>) => c.record.kind === 'return', tone: 'warning' }],
  tiles: [
    { key: 'net_sales', label: 'screen.pos/order-list.tile.net_sales', sum: 'total' },
    {
      key: 'bills', label: 'screen.pos/order-list.tile.bills', count: 'bills',
      filters: { status: ['paid'], kind: ['sale'] },
    },
    { key: 'average_bill', label: 'screen.pos/order-list.tile.average_bill', sum: 'total', over: 'bills' },
    {
      key: 'returns', label: 'screen.pos/order-list.tile.returns', count: 'returns',
      filters: { status: ['paid'], kind: ['return'] }, tone: 'warning',
    },
  ],
  live: true,
  expand: { rows: 'lines', label: 'pos_sale.lines' },
});

export default function OrderList() {
  return <ListScreen list={list} />;
}
