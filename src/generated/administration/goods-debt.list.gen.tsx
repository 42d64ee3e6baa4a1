// Generated from schemas/administration/goods-debt.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { consigneeFields } from '#generated/partner/consignee.entity.gen.ts';
import { distributorFields } from '#generated/partner/distributor.entity.gen.ts';
import { type PartnerDebt, partnerDebtFields } from '#generated/partner/partner-debt.entity.gen.ts';
import { supplierFields } from '#generated/partner/supplier.entity.gen.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';

export const list = createList({
  screen: 'administration/goods-debt',
  route: '/administration/goods-debt',
  resource: 'partner_debt',
  title: 'screen.administration/goods-debt.title',
  permissions: ['administration_goods_debt'],
  urls: { list: '/partner-debt-list', count: '/partner-debt-count', download: '/partner-debt-download' },
  downloadName: 'debts.xlsx',
  columns: [
    column(supplierFields.code, { key: 'supplier_id.code', label: 'supplier.code', cell: 'code', width: 132 }),
    column(consigneeFields.code, { key: 'consignee_id.code', label: 'consignee.code', cell: 'code', width: 132 }),
    column(distributorFields.code, { key: 'distributor_id.code', label: 'distributor.code', cell: 'code', width: 136 }),
    column(partnerDebtFields.supplier_id, {
      label: 'partner_debt.supplier_id', cell: 'reference', show: 'always', width: 260,
    }),
    column(partnerDebtFields.consignee_id, {
      label: 'partner_debt.consignee_id', cell: 'reference', show: 'always', width: 260,
    }),
    column(partnerDebtFields.distributor_id, {
      label: 'partner_debt.distributor_id', cell: 'reference', show: 'always', width: 260,
    }),
    column(partnerDebtFields.closing, {
      label: 'partner_debt.closing', cell: 'money', show: 'always', sort: true, sum: true, footer: true,
    }),
    column(partnerDebtFields.overdue, {
      label: 'partner_debt.overdue', cell: 'money', sort: true, sum: true, footer: true,
    }),
    column(partnerDebtFields.not_due, { label: 'partner_debt.not_due', cell: 'money', sort: true, sum: true }),
    column(partnerDebtFields.overdue_30, { label: 'partner_debt.overdue_30', cell: 'money', sort: true, sum: true }),
    column(partnerDebtFields.overdue_60, { label: 'partner_debt.overdue_60', cell: 'money', sort: true, sum: true }),
    column(partnerDebtFields.overdue_90, { label: 'partner_debt.overdue_90', cell: 'money', sort: true, sum: true }),
    column(partnerDebtFields.overdue_more, { label: 'partner_debt.overdue_more', cell: 'money', sort: true, sum: true }),
    column(partnerDebtFields.advance, { label: 'partner_debt.advance', cell: 'money', sort: true, sum: true }),
    column(partnerDebtFields.next_due_on, { label: 'partner_debt.next_due_on', cell: 'date', sort: true }),
    column(partnerDebtFields.opening, { label: 'partner_debt.opening', cell: 'money', sort: true, sum: true }),
    column(partnerDebtFields.increase, { label: 'partner_debt.increase', cell: 'money', sort: true, sum: true }),
    column(partnerDebtFields.returned, { label: 'partner_debt.returned', cell: 'money', sort: true, sum: true }),
    column(partnerDebtFields.paid, { label: 'partner_debt.paid', cell: 'money', sort: true, sum: true }),
    column(partnerDebtFields.lowered, { label: 'partner_debt.lowered', cell: 'money', show: 'optional' }),
    column(partnerDebtFields.due_soon, { label: 'partner_debt.due_soon', cell: 'money', show: 'optional', sum: true }),
    column(supplierFields.credit_limit, {
      key: 'supplier_id.credit_limit', label: 'supplier.credit_limit', cell: 'money', show: 'optional',
    }),
    column(supplierFields.payment_term_days, {
      key: 'supplier_id.payment_term_days', label: 'supplier.payment_term_days', cell: 'number', show: 'optional',
    }),
  ],
  filters: [
    filter(partnerDebtFields.supplier_id, { label: 'partner_debt.supplier_id', kind: 'reference' }),
    filter(partnerDebtFields.consignee_id, { label: 'partner_debt.consignee_id', kind: 'reference', place: 'panel' }),
    filter(partnerDebtFields.distributor_id, {
      label: 'partner_debt.distributor_id', kind: 'reference', place: 'panel',
    }),
    filter(partnerDebtFields.closing, { label: 'partner_debt.closing', kind: 'number_range' }),
    filter(partnerDebtFields.overdue, { label: 'partner_debt.overdue', kind: 'number_range' }),
    filter(partnerDebtFields.next_due_on, {
      label: 'partner_debt.next_due_on', kind: 'date_range', place: 'panel', maxDays: 360,
    }),
  ],
  counts: ['overdue', 'due_soon'],
  viewModes: [
    {
      key: 'supplier', label: 'screen.administration/goods-debt.mode.supplier',
      columns: [
        'supplier_id.code', 'supplier_id', 'closing', 'overdue', 'not_due', 'overdue_30', 'overdue_60', 'overdue_90',
        'overdue_more', 'advance', 'next_due_on', 'opening', 'increase', 'returned', 'paid', 'lowered', 'due_soon',
        'supplier_id.credit_limit', 'supplier_id.payment_term_days',
      ],
    },
    {
      key: 'overdue', label: 'screen.administration/goods-debt.mode.overdue',
      columns: [
        'supplier_id.code', 'supplier_id', 'closing', 'overdue', 'not_due', 'overdue_30', 'overdue_60', 'overdue_90',
        'overdue_more', 'advance', 'next_due_on', 'opening', 'increase', 'returned', 'paid', 'lowered', 'due_soon',
        'supplier_id.credit_limit', 'supplier_id.payment_term_days',
      ],
      badge: 'overdue',
    },
    {
      key: 'due_soon', label: 'screen.administration/goods-debt.mode.due_soon',
      columns: [
        'supplier_id.code', 'supplier_id', 'closing', 'due_soon', 'next_due_on', 'overdue', 'not_due',
        'supplier_id.credit_limit', 'supplier_id.payment_term_days',
      ],
      badge: 'due_soon',
    },
    {
      key: 'consignee', label: 'screen.administration/goods-debt.mode.consignee',
      columns: [
        'consignee_id.code', 'consignee_id', 'closing', 'overdue', 'not_due', 'overdue_30', 'overdue_60', 'overdue_90',
        'overdue_more', 'advance', 'next_due_on', 'opening', 'increase', 'returned', 'paid', 'lowered', 'due_soon',
      ],
    },
    {
      key: 'distributor', label: 'screen.administration/goods-debt.mode.distributor',
      columns: [
        'distributor_id.code', 'distributor_id', 'closing', 'overdue', 'not_due', 'overdue_30', 'overdue_60',
        'overdue_90', 'overdue_more', 'advance', 'next_due_on', 'opening', 'increase', 'returned', 'paid', 'lowered',
        'due_soon',
      ],
    },
  ],
  sort: { field: 'overdue', order: 'DESC' },
  toolbar: [
    {
      key: 'create', label: 'screen.administration/goods-debt.action.create',
      route: '/administration/goods-debt/payment/create', permissions: ['administration_goods_debt'], tone: 'success',
      license: 'finance',
    },
    {
      key: 'payments', label: 'screen.administration/goods-debt.action.payments',
      route: '/administration/goods-debt/payment', permissions: ['administration_goods_debt'],
    },
    {
      key: 'entries', label: 'screen.administration/goods-debt.action.entries',
      route: '/administration/goods-debt/entry', permissions: ['administration_goods_debt'],
    },
    {
      key: 'turnover', label: 'screen.administration/goods-debt.action.turnover',
      route: '/administration/goods-debt/turnover', permissions: ['administration_goods_debt'],
    },
    {
      key: 'adjust', label: 'screen.administration/goods-debt.action.adjust',
      route: '/administration/goods-debt/adjust', permissions: ['administration_goods_debt'],
    },
    {
      key: 'import', label: 'screen.administration/goods-debt.action.import',
      route: '/administration/goods-debt/import', permissions: ['administration_goods_debt'],
    },
  ],
  row: [
    {
      key: 'pay', label: 'screen.administration/goods-debt.action.pay',
      route: '/administration/goods-debt/payment/create',
      prefill: { partner_kind: { value: 'supplier' }, supplier_id: 'supplier_id', value: 'closing' },
      permissions: ['administration_goods_debt'], tone: 'success', license: 'finance',
      visible: (c: Logic<PartnerDebt>) => c.record.closing != null && c.record.closing > 0,
    },
    {
      key: 'collect', label: 'screen.administration/goods-debt.action.collect',
      route: '/administration/goods-debt/payment/create',
      prefill: {
        partner_kind: { value: 'consignee' }, consignee_id: 'consignee_id', direction: { value: 'in' },
        value: 'closing',
      },
      permissions: ['administration_goods_debt'], tone: 'success', license: 'finance',
      visible: (c: Logic<PartnerDebt>) => c.record.closing != null && c.record.closing > 0,
    },
    {
      key: 'collect_distributor', label: 'screen.administration/goods-debt.action.collect_distributor',
      route: '/administration/goods-debt/payment/create',
      prefill: {
        partner_kind: { value: 'distributor' }, distributor_id: 'distributor_id', direction: { value: 'in' },
        value: 'closing',
      },
      permissions: ['administration_goods_debt'], tone: 'success', license: 'finance',
      visible: (c: Logic<PartnerDebt>) => c.record.closing != null && c.record.closing > 0,
    },
    {
      key: 'entries_of_supplier', label: 'screen.administration/goods-debt.action.entries_of_supplier',
      route: '/administration/goods-debt/entry', filter: { supplier_id: { from: 'supplier_id', choice: true } },
      permissions: ['administration_goods_debt'],
    },
    {
      key: 'payments_of_supplier', label: 'screen.administration/goods-debt.action.payments_of_supplier',
      route: '/administration/goods-debt/payment', filter: { supplier_id: { from: 'supplier_id', choice: true } },
      permissions: ['administration_goods_debt'],
    },
    {
      key: 'adjust_supplier', label: 'screen.administration/goods-debt.action.adjust_supplier',
      route: '/administration/goods-debt/adjust',
      prefill: { partner_kind: { value: 'supplier' }, supplier_id: 'supplier_id' },
      permissions: ['administration_goods_debt'], tone: 'warning',
    },
    {
      key: 'entries_of_consignee', label: 'screen.administration/goods-debt.action.entries_of_consignee',
      route: '/administration/goods-debt/entry', filter: { consignee_id: { from: 'consignee_id', choice: true } },
      permissions: ['administration_goods_debt'],
    },
    {
      key: 'payments_of_consignee', label: 'screen.administration/goods-debt.action.payments_of_consignee',
      route: '/administration/goods-debt/payment', filter: { consignee_id: { from: 'consignee_id', choice: true } },
      permissions: ['administration_goods_debt'],
    },
    {
      key: 'adjust_consignee', label: 'screen.administration/goods-debt.action.adjust_consignee',
      route: '/administration/goods-debt/adjust',
      prefill: { partner_kind: { value: 'consignee' }, consignee_id: 'consignee_id' },
      permissions: ['administration_goods_debt'], tone: 'warning',
    },
    {
      key: 'entries_of_distributor', label: 'screen.administration/goods-debt.action.entries_of_distributor',
      route: '/administration/goods-debt/entry', filter: { distributor_id: { from: 'distributor_id', choice: true } },
      permissions: ['administration_goods_debt'],
    },
    {
      key: 'payments_of_distributor', label: 'screen.administration/goods-debt.action.payments_of_distributor',
      route: '/administration/goods-debt/payment', filter: { distributor_id: { from: 'distributor_id', choice: true } },
      permissions: ['administration_goods_debt'],
    },
    {
      key: 'adjust_distributor', label: 'screen.administration/goods-debt.action.adjust_distributor',
      route: '/administration/goods-debt/adjust',
      prefill: { partner_kind: { value: 'distributor' }, distributor_id: 'distributor_id' },
      permissions: ['administration_goods_debt'], tone: 'warning',
    },
  ],
  mobile: { title: 'supplier_id', lines: ['closing', 'overdue', 'next_due_on', 'supplier_id.code'] },
  rowTone: [
    { when: (c: Logic<PartnerDebt>) => c.record.overdue_90 != null && c.record.overdue_90 > 0, tone: 'danger' },
    { when: (c: Logic<PartnerDebt>) => c.record.overdue_more != null && c.record.overdue_more > 0, tone: 'danger' },
    { when: (c: Logic<PartnerDebt>) => c.record.overdue != null && c.record.overdue > 0, tone: 'warning' },
  ],
  tiles: [
    { key: 'closing', label: 'screen.administration/goods-debt.tile.closing', sum: 'closing' },
    { key: 'overdue', label: 'screen.administration/goods-debt.tile.overdue', sum: 'overdue', tone: 'danger' },
    { key: 'due_soon', label: 'screen.administration/goods-debt.tile.due_soon', sum: 'due_soon', tone: 'warning' },
  ],
  emptyText: 'screen.administration/goods-debt.empty',
  live: true,
});

export default function GoodsDebtList() {
  return <ListScreen list={list} />;
}
