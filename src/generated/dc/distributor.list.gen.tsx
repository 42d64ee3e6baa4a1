// Generated from schemas/dc/distributor.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { adjustDistributorDebtAction } from '#generated/partner/adjust-distributor-debt.action.gen.ts';
import { distributorAreaFields } from '#generated/partner/distributor-area.entity.gen.ts';
import { type Distributor, distributorFields } from '#generated/partner/distributor.entity.gen.ts';
import { grantQrAction } from '#generated/partner/grant-qr.action.gen.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';

export const list = createList({
  screen: 'dc/distributor',
  route: '/dc/distributor',
  resource: 'distributor',
  title: 'screen.dc/distributor.title',
  permissions: ['dc_distributor'],
  urls: { list: '/distributor-list', count: '/distributor-count', download: '/distributor-download' },
  downloadName: 'distributors.xlsx',
  columns: [
    column(distributorFields.path, {
      label: 'distributor.path', cell: 'tree', show: 'always', sort: true, width: 200, pin: 'left',
      link: '/dc/distributor',
    }),
    column(distributorFields.name, { label: 'distributor.name', cell: 'text', show: 'always', sort: true, width: 240 }),
    column(distributorFields.level, { label: 'distributor.level', cell: 'number', sort: true }),
    column(distributorFields.territory, { label: 'distributor.territory', cell: 'text', width: 220 }),
    column(distributorFields.shared_areas, {
      label: 'distributor.shared_areas', cell: 'text', show: 'optional', width: 220,
    }),
    column(distributorFields.price_level, { label: 'distributor.price_level', cell: 'enum', sort: true }),
    column(distributorFields.discount_percent, { label: 'distributor.discount_percent', cell: 'number' }),
    column(distributorFields.credit_limit, { label: 'distributor.credit_limit', cell: 'money', sort: true }),
    column(distributorFields.debt, { label: 'distributor.debt', cell: 'money', sort: true, sum: true, footer: true }),
    column(distributorFields.credit_left, { label: 'distributor.credit_left', cell: 'money' }),
    column(distributorFields.credit_used, { label: 'distributor.credit_used', cell: 'number' }),
    column(distributorFields.payment_term_days, { label: 'distributor.payment_term_days', cell: 'number', sort: true }),
    column(distributorFields.contract_to, { label: 'distributor.contract_to', cell: 'date', sort: true }),
    column(distributorFields.can_check_qr, { label: 'distributor.can_check_qr', cell: 'boolean' }),
    column(distributorFields.active, { label: 'distributor.active', cell: 'boolean' }),
    column(distributorFields.phone, { label: 'distributor.phone', cell: 'phone' }),
    column(distributorFields.email, { label: 'distributor.email', cell: 'text', show: 'optional' }),
    column(distributorFields.tax_code, { label: 'distributor.tax_code', cell: 'code', show: 'optional' }),
    column(distributorFields.address, { label: 'distributor.address', cell: 'text', show: 'optional' }),
    column(distributorFields.created_at, {
      label: 'kit.field.created_at', cell: 'date_time', show: 'optional', sort: true,
    }),
    column(distributorFields.created_by, { label: 'kit.field.created_by', cell: 'reference', show: 'optional' }),
    column(distributorFields.note, { label: 'distributor.note', cell: 'text', show: 'optional' }),
  ],
  filters: [
    filter(distributorFields.code, { label: 'distributor.code', kind: 'code_list' }),
    filter(distributorFields.name, { label: 'distributor.name', kind: 'text' }),
    filter(distributorFields.level, { label: 'distributor.level', kind: 'number_range' }),
    filter(distributorAreaFields.id_city, {
      key: 'areas.id_city', label: 'distributor_area.id_city', kind: 'reference',
    }),
    filter(distributorFields.parent_id, { label: 'distributor.parent_id', kind: 'reference', place: 'panel' }),
    filter(distributorFields.price_level, { label: 'distributor.price_level', kind: 'multi_select', place: 'panel' }),
    filter(distributorFields.contract_to, {
      label: 'distributor.contract_to', kind: 'date_range', place: 'panel', maxDays: null,
    }),
    filter(distributorFields.can_check_qr, { label: 'distributor.can_check_qr', kind: 'boolean', place: 'panel' }),
    filter(distributorFields.active, { label: 'distributor.active', kind: 'boolean', default: true }),
    filter(distributorFields.credit_used, { label: 'distributor.credit_used', kind: 'number_range', place: 'panel' }),
  ],
  counts: ['credit_high', 'active'],
  sort: { field: 'path', order: 'ASC' },
  toolbar: [
    {
      key: 'create', label: 'screen.dc/distributor.action.create', route: '/dc/distributor/create',
      permissions: ['dc_distributor'], tone: 'success',
    },
    {
      key: 'import', label: 'screen.dc/distributor.action.import', route: '/dc/distributor/import',
      permissions: ['dc_distributor'],
    },
    {
      key: 'figures', label: 'screen.dc/distributor.action.figures', route: '/dc/distributor/figures',
      permissions: ['dc_distributor'],
    },
  ],
  row: [
    { key: 'grant_qr', label: 'distributor.action.grant_qr', action: 'grant_qr', permissions: ['dc_distributor'] },
    {
      key: 'orders', label: 'screen.dc/distributor.action.orders', route: '/dc/order',
      filter: { distributor_id: { from: 'id', choice: true } }, permissions: ['dc_order'],
    },
    {
      key: 'stock', label: 'screen.dc/distributor.action.stock', route: '/dc/goods',
      filter: { distributor_id: { from: 'id', choice: true } }, permissions: ['dc_goods'],
    },
    {
      key: 'debt', label: 'screen.dc/distributor.action.debt', route: '/administration/goods-debt/entry',
      filter: { distributor_id: { from: 'id', choice: true } }, permissions: ['administration_goods_debt'],
    },
    {
      key: 'adjust_distributor_debt', label: 'distributor.action.adjust_distributor_debt',
      action: 'adjust_distributor_debt', permissions: ['administration_goods_debt'], tone: 'warning',
    },
  ],
  bulk: [
    { key: 'grant_qr', label: 'distributor.action.grant_qr', action: 'grant_qr', permissions: ['dc_distributor'] },
  ],
  actions: [adjustDistributorDebtAction, grantQrAction],
  open: '/dc/distributor',
  create: { route: '/dc/distributor/create', permissions: ['dc_distributor'] },
  mobile: { title: 'name', lines: ['path', 'level', 'debt', 'credit_left'] },
  rowTone: [
    {
      when: (c: Logic<Distributor>) =>
        c.record.credit_limit != null && (c.record.debt != null && c.record.debt > c.record.credit_limit),
      tone: 'danger',
    },
    { when: (c: Logic<Distributor>) => c.record.contract_to != null && c.record.contract_to < c.today, tone: 'danger' },
    {
      when: (c: Logic<Distributor>) =>
        c.record.contract_to != null && c.record.contract_to < new Date(Date.parse(c.today) + 30 * 86400000).toISOString().slice(0, 10),
      tone: 'warning',
    },
  ],
  emptyText: 'screen.dc/distributor.empty',
  live: true,
});

export default function DistributorList() {
  return <ListScreen list={list} />;
}
