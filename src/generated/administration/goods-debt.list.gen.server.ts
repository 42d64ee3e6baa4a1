// Generated from schemas/administration/goods-debt.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { consigneeFields } from '#generated/partner/consignee.entity.gen.ts';
import { distributorFields } from '#generated/partner/distributor.entity.gen.ts';
import { partnerDebtFields } from '#generated/partner/partner-debt.entity.gen.ts';
import { supplierFields } from '#generated/partner/supplier.entity.gen.ts';

export const goodsDebtList = createList({
  screen: 'administration/goods-debt',
  route: '/administration/goods-debt',
  module: 'administration',
  entity: 'partner_debt',
  permissions: ['administration_goods_debt'],
  urls: { list: '/partner-debt-list', count: '/partner-debt-count', download: '/partner-debt-download' },
  downloadName: 'debts.xlsx',
  columns: [
    column(supplierFields.code, {
      key: 'supplier_id.code', steps: [{ field: 'supplier_id', kind: 'reference', entity: 'supplier' }],
      label: 'supplier.code',
    }),
    column(consigneeFields.code, {
      key: 'consignee_id.code', steps: [{ field: 'consignee_id', kind: 'reference', entity: 'consignee' }],
      label: 'consignee.code',
    }),
    column(distributorFields.code, {
      key: 'distributor_id.code', steps: [{ field: 'distributor_id', kind: 'reference', entity: 'distributor' }],
      label: 'distributor.code',
    }),
    column(partnerDebtFields.supplier_id, { label: 'partner_debt.supplier_id', show: 'always' }),
    column(partnerDebtFields.consignee_id, { label: 'partner_debt.consignee_id', show: 'always' }),
    column(partnerDebtFields.distributor_id, { label: 'partner_debt.distributor_id', show: 'always' }),
    column(partnerDebtFields.closing, { label: 'partner_debt.closing', show: 'always', sort: true, sum: true }),
    column(partnerDebtFields.overdue, { label: 'partner_debt.overdue', sort: true, sum: true }),
    column(partnerDebtFields.not_due, { label: 'partner_debt.not_due', sort: true, sum: true }),
    column(partnerDebtFields.overdue_30, { label: 'partner_debt.overdue_30', sort: true, sum: true }),
    column(partnerDebtFields.overdue_60, { label: 'partner_debt.overdue_60', sort: true, sum: true }),
    column(partnerDebtFields.overdue_90, { label: 'partner_debt.overdue_90', sort: true, sum: true }),
    column(partnerDebtFields.overdue_more, { label: 'partner_debt.overdue_more', sort: true, sum: true }),
    column(partnerDebtFields.advance, { label: 'partner_debt.advance', sort: true, sum: true }),
    column(partnerDebtFields.next_due_on, { label: 'partner_debt.next_due_on', sort: true }),
    column(partnerDebtFields.opening, { label: 'partner_debt.opening', sort: true, sum: true }),
    column(partnerDebtFields.increase, { label: 'partner_debt.increase', sort: true, sum: true }),
    column(partnerDebtFields.returned, { label: 'partner_debt.returned', sort: true, sum: true }),
    column(partnerDebtFields.paid, { label: 'partner_debt.paid', sort: true, sum: true }),
    column(partnerDebtFields.lowered, { label: 'partner_debt.lowered', show: 'optional' }),
    column(partnerDebtFields.due_soon, { label: 'partner_debt.due_soon', show: 'optional', sum: true }),
    column(supplierFields.credit_limit, {
      key: 'supplier_id.credit_limit', steps: [{ field: 'supplier_id', kind: 'reference', entity: 'supplier' }],
      label: 'supplier.credit_limit', show: 'optional',
    }),
    column(supplierFields.payment_term_days, {
      key: 'supplier_id.payment_term_days', steps: [{ field: 'supplier_id', kind: 'reference', entity: 'supplier' }],
      label: 'supplier.payment_term_days', show: 'optional',
    }),
  ],
  filters: [
    filter(partnerDebtFields.supplier_id, { label: 'partner_debt.supplier_id', kind: 'reference' }),
    filter(partnerDebtFields.consignee_id, { label: 'partner_debt.consignee_id', kind: 'reference' }),
    filter(partnerDebtFields.distributor_id, { label: 'partner_debt.distributor_id', kind: 'reference' }),
    filter(partnerDebtFields.closing, { label: 'partner_debt.closing', kind: 'number_range' }),
    filter(partnerDebtFields.overdue, { label: 'partner_debt.overdue', kind: 'number_range' }),
    filter(partnerDebtFields.next_due_on, { label: 'partner_debt.next_due_on', kind: 'date_range', maxDays: 360 }),
  ],
  counts: [
    { key: 'overdue', where: { partner_kind: ['supplier'], overdue: { from: 1 } } },
    { key: 'due_soon', where: { partner_kind: ['supplier'], due_soon: { from: 1 } } },
  ],
  statistics: [
    { key: 'overdue', label: 'screen.administration/goods-debt.statistic.overdue', count: 'overdue', mode: 'overdue' },
    {
      key: 'due_soon', label: 'screen.administration/goods-debt.statistic.due_soon', count: 'due_soon', sum: 'due_soon',
      mode: 'due_soon',
    },
  ],
  viewModes: [
    {
      key: 'supplier',
      columns: [
        'supplier_id.code', 'supplier_id', 'closing', 'overdue', 'not_due', 'overdue_30', 'overdue_60', 'overdue_90',
        'overdue_more', 'advance', 'next_due_on', 'opening', 'increase', 'returned', 'paid', 'lowered', 'due_soon',
        'supplier_id.credit_limit', 'supplier_id.payment_term_days',
      ],
      where: { partner_kind: ['supplier'] },
    },
    {
      key: 'overdue',
      columns: [
        'supplier_id.code', 'supplier_id', 'closing', 'overdue', 'not_due', 'overdue_30', 'overdue_60', 'overdue_90',
        'overdue_more', 'advance', 'next_due_on', 'opening', 'increase', 'returned', 'paid', 'lowered', 'due_soon',
        'supplier_id.credit_limit', 'supplier_id.payment_term_days',
      ],
      where: { partner_kind: ['supplier'], overdue: { from: 1 } }, badge: 'overdue',
    },
    {
      key: 'due_soon',
      columns: [
        'supplier_id.code', 'supplier_id', 'closing', 'due_soon', 'next_due_on', 'overdue', 'not_due',
        'supplier_id.credit_limit', 'supplier_id.payment_term_days',
      ],
      where: { partner_kind: ['supplier'], due_soon: { from: 1 } }, badge: 'due_soon',
    },
    {
      key: 'consignee',
      columns: [
        'consignee_id.code', 'consignee_id', 'closing', 'overdue', 'not_due', 'overdue_30', 'overdue_60', 'overdue_90',
        'overdue_more', 'advance', 'next_due_on', 'opening', 'increase', 'returned', 'paid', 'lowered', 'due_soon',
      ],
      where: { partner_kind: ['consignee'] },
    },
    {
      key: 'distributor',
      columns: [
        'distributor_id.code', 'distributor_id', 'closing', 'overdue', 'not_due', 'overdue_30', 'overdue_60',
        'overdue_90', 'overdue_more', 'advance', 'next_due_on', 'opening', 'increase', 'returned', 'paid', 'lowered',
        'due_soon',
      ],
      where: { partner_kind: ['distributor'] },
    },
  ],
  sort: { field: 'overdue', order: 'DESC' },
});
