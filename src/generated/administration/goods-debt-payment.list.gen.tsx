// Generated from schemas/administration/goods-debt-payment.list.json. Edit that file and run `npm run generate`.
import { paymentFields } from '#generated/partner/payment.entity.gen.ts';
import { paymentWorkflow } from '#generated/partner/payment.workflow.gen.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';

export const list = createList({
  screen: 'administration/goods-debt/payment',
  route: '/administration/goods-debt/payment',
  resource: 'payment',
  title: 'screen.administration/goods-debt/payment.title',
  permissions: ['administration_goods_debt'],
  urls: { list: '/payment-list', count: '/payment-count', download: '/payment-download' },
  downloadName: 'payments.xlsx',
  columns: [
    column(paymentFields.code, {
      label: 'payment.code', cell: 'code', show: 'always', sort: true, width: 160, pin: 'left',
      link: '/administration/goods-debt/payment',
    }),
    column(paymentFields.date, { label: 'payment.date', cell: 'date', sort: true }),
    column(paymentFields.supplier_id, { label: 'payment.supplier_id', cell: 'reference', width: 240 }),
    column(paymentFields.consignee_id, { label: 'payment.consignee_id', cell: 'reference', width: 200 }),
    column(paymentFields.distributor_id, { label: 'payment.distributor_id', cell: 'reference', width: 200 }),
    column(paymentFields.direction, { label: 'payment.direction', cell: 'enum' }),
    column(paymentFields.value, { label: 'payment.value', cell: 'money', sort: true, sum: true, footer: true }),
    column(paymentFields.method, { label: 'payment.method', cell: 'enum' }),
    column(paymentFields.bank_ref, { label: 'payment.bank_ref', cell: 'code' }),
    column(paymentFields.balance_after, { label: 'payment.balance_after', cell: 'money' }),
    column(paymentFields.status, { label: 'payment.status', cell: 'enum' }),
    column(paymentFields.images, { label: 'payment.images', cell: 'gallery', show: 'optional' }),
    column(paymentFields.note, { label: 'payment.note', cell: 'text', show: 'optional', width: 220 }),
    column(paymentFields.created_by, { label: 'kit.field.created_by', cell: 'reference' }),
    column(paymentFields.created_at, { label: 'kit.field.created_at', cell: 'date_time', show: 'optional', sort: true }),
  ],
  filters: [
    filter(paymentFields.code, { label: 'payment.code', kind: 'code_list' }),
    filter(paymentFields.supplier_id, { label: 'payment.supplier_id', kind: 'reference' }),
    filter(paymentFields.consignee_id, { label: 'payment.consignee_id', kind: 'reference', place: 'panel' }),
    filter(paymentFields.distributor_id, { label: 'payment.distributor_id', kind: 'reference', place: 'panel' }),
    filter(paymentFields.date, { label: 'payment.date', kind: 'date_range', maxDays: 360, presets: [7, 30, 90] }),
    filter(paymentFields.method, { label: 'payment.method', kind: 'multi_select' }),
    filter(paymentFields.direction, { label: 'payment.direction', kind: 'multi_select' }),
    filter(paymentFields.bank_ref, { label: 'payment.bank_ref', kind: 'text' }),
    filter(paymentFields.value, { label: 'payment.value', kind: 'number_range', place: 'panel' }),
    filter(paymentFields.status, { label: 'payment.status', kind: 'multi_select', place: 'panel' }),
  ],
  viewModes: [
    { key: 'posted', label: 'screen.administration/goods-debt/payment.mode.posted' },
    { key: 'canceled', label: 'screen.administration/goods-debt/payment.mode.canceled' },
    { key: 'all', label: 'screen.administration/goods-debt/payment.mode.all' },
  ],
  sort: { field: 'date', order: 'DESC' },
  toolbar: [
    {
      key: 'create', label: 'screen.administration/goods-debt/payment.action.create',
      route: '/administration/goods-debt/payment/create', permissions: ['administration_goods_debt'], tone: 'success',
      license: 'finance',
    },
    {
      key: 'debts', label: 'screen.administration/goods-debt/payment.action.debts', route: '/administration/goods-debt',
      permissions: ['administration_goods_debt'],
    },
  ],
  row: [
    {
      key: 'cancel', label: 'payment.transition.cancel', transition: 'cancel',
      permissions: ['administration_goods_debt'], tone: 'danger',
    },
  ],
  workflows: [paymentWorkflow],
  open: '/administration/goods-debt/payment',
  create: { route: '/administration/goods-debt/payment/create', permissions: ['administration_goods_debt'] },
  mobile: { title: 'code', lines: ['supplier_id', 'value', 'date', 'status'] },
  emptyText: 'screen.administration/goods-debt/payment.empty',
  live: true,
});

export default function GoodsDebtPaymentList() {
  return <ListScreen list={list} />;
}
