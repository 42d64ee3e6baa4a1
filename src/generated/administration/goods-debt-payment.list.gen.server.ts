// Generated from schemas/administration/goods-debt-payment.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { paymentFields } from '#generated/partner/payment.entity.gen.ts';

export const goodsDebtPaymentList = createList({
  screen: 'administration/goods-debt/payment',
  route: '/administration/goods-debt/payment',
  module: 'administration',
  entity: 'payment',
  permissions: ['administration_goods_debt'],
  urls: { list: '/payment-list', count: '/payment-count', download: '/payment-download' },
  downloadName: 'payments.xlsx',
  columns: [
    column(paymentFields.code, { label: 'payment.code', show: 'always', sort: true }),
    column(paymentFields.date, { label: 'payment.date', sort: true }),
    column(paymentFields.supplier_id, { label: 'payment.supplier_id' }),
    column(paymentFields.consignee_id, { label: 'payment.consignee_id' }),
    column(paymentFields.distributor_id, { label: 'payment.distributor_id' }),
    column(paymentFields.direction, { label: 'payment.direction' }),
    column(paymentFields.value, { label: 'payment.value', sort: true, sum: true }),
    column(paymentFields.method, { label: 'payment.method' }),
    column(paymentFields.bank_ref, { label: 'payment.bank_ref' }),
    column(paymentFields.balance_after, { label: 'payment.balance_after' }),
    column(paymentFields.status, { label: 'payment.status' }),
    column(paymentFields.images, { label: 'payment.images', show: 'optional' }),
    column(paymentFields.note, { label: 'payment.note', show: 'optional' }),
    column(paymentFields.created_by, { label: 'kit.field.created_by' }),
    column(paymentFields.created_at, { label: 'kit.field.created_at', show: 'optional', sort: true }),
  ],
  filters: [
    filter(paymentFields.code, { label: 'payment.code', kind: 'code_list' }),
    filter(paymentFields.supplier_id, { label: 'payment.supplier_id', kind: 'reference' }),
    filter(paymentFields.consignee_id, { label: 'payment.consignee_id', kind: 'reference' }),
    filter(paymentFields.distributor_id, { label: 'payment.distributor_id', kind: 'reference' }),
    filter(paymentFields.date, { label: 'payment.date', kind: 'date_range', maxDays: 360 }),
    filter(paymentFields.method, { label: 'payment.method', kind: 'multi_select' }),
    filter(paymentFields.direction, { label: 'payment.direction', kind: 'multi_select' }),
    filter(paymentFields.bank_ref, { label: 'payment.bank_ref', kind: 'text' }),
    filter(paymentFields.value, { label: 'payment.value', kind: 'number_range' }),
    filter(paymentFields.status, { label: 'payment.status', kind: 'multi_select' }),
  ],
  viewModes: [
    { key: 'posted', where: { status: ['posted'] } },
    { key: 'canceled', where: { status: ['canceled'] } },
    { key: 'all' },
  ],
  sort: { field: 'date', order: 'DESC' },
});
