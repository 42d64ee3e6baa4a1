// Generated from schemas/administration/goods-debt-entry.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { type PartnerEntry, partnerEntryFields } from '#generated/partner/partner-entry.entity.gen.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';

export const list = createList({
  screen: 'administration/goods-debt/entry',
  route: '/administration/goods-debt/entry',
  resource: 'partner_entry',
  title: 'screen.administration/goods-debt/entry.title',
  permissions: ['administration_goods_debt'],
  urls: { list: '/partner-entry-list', count: '/partner-entry-count', download: '/partner-entry-download' },
  downloadName: 'debt-entries.xlsx',
  columns: [
    column(partnerEntryFields.document_code, {
      label: 'partner_entry.document_code', cell: 'code', show: 'always', width: 160, pin: 'left',
    }),
    column(partnerEntryFields.on_date, { label: 'partner_entry.on_date', cell: 'date', sort: true }),
    column(partnerEntryFields.supplier_id, { label: 'partner_entry.supplier_id', cell: 'reference', width: 220 }),
    column(partnerEntryFields.consignee_id, { label: 'partner_entry.consignee_id', cell: 'reference', width: 200 }),
    column(partnerEntryFields.distributor_id, { label: 'partner_entry.distributor_id', cell: 'reference', width: 200 }),
    column(partnerEntryFields.kind, { label: 'partner_entry.kind', cell: 'enum' }),
    column(partnerEntryFields.increase, {
      label: 'partner_entry.increase', cell: 'money', sort: true, sum: true, footer: true,
    }),
    column(partnerEntryFields.decrease, {
      label: 'partner_entry.decrease', cell: 'money', sort: true, sum: true, footer: true,
    }),
    column(partnerEntryFields.balance, { label: 'partner_entry.balance', cell: 'money' }),
    column(partnerEntryFields.open, { label: 'partner_entry.open', cell: 'money', sort: true, sum: true }),
    column(partnerEntryFields.due_on, { label: 'partner_entry.due_on', cell: 'date', sort: true }),
    column(partnerEntryFields.note, { label: 'partner_entry.note', cell: 'text', width: 240 }),
    column(partnerEntryFields.created_by, { label: 'kit.field.created_by', cell: 'reference' }),
    column(partnerEntryFields.created_at, {
      label: 'kit.field.created_at', cell: 'date_time', show: 'optional', sort: true,
    }),
  ],
  filters: [
    filter(partnerEntryFields.supplier_id, { label: 'partner_entry.supplier_id', kind: 'reference' }),
    filter(partnerEntryFields.consignee_id, { label: 'partner_entry.consignee_id', kind: 'reference' }),
    filter(partnerEntryFields.distributor_id, {
      label: 'partner_entry.distributor_id', kind: 'reference', place: 'panel',
    }),
    filter(partnerEntryFields.kind, { label: 'partner_entry.kind', kind: 'multi_select' }),
    filter(partnerEntryFields.on_date, {
      label: 'partner_entry.on_date', kind: 'date_range', maxDays: 360, presets: [7, 30, 90],
    }),
    filter(partnerEntryFields.document_code, { label: 'partner_entry.document_code', kind: 'text' }),
    filter(partnerEntryFields.due_on, {
      label: 'partner_entry.due_on', kind: 'date_range', place: 'panel', maxDays: 360,
    }),
    filter(partnerEntryFields.open, { label: 'partner_entry.open', kind: 'number_range', place: 'panel' }),
    filter(partnerEntryFields.partner_kind, {
      label: 'partner_entry.partner_kind', kind: 'multi_select', place: 'panel',
    }),
  ],
  viewModes: [
    { key: 'all', label: 'screen.administration/goods-debt/entry.mode.all' },
    { key: 'open', label: 'screen.administration/goods-debt/entry.mode.open' },
  ],
  sort: { field: 'on_date', order: 'DESC' },
  toolbar: [
    {
      key: 'debts', label: 'screen.administration/goods-debt/entry.action.debts', route: '/administration/goods-debt',
      permissions: ['administration_goods_debt'],
    },
    {
      key: 'payments', label: 'screen.administration/goods-debt/entry.action.payments',
      route: '/administration/goods-debt/payment', permissions: ['administration_goods_debt'],
    },
  ],
  row: [
    {
      key: 'payment', label: 'screen.administration/goods-debt/entry.action.payment',
      route: '/administration/goods-debt/payment', filter: { code: { from: 'document_code', choice: true } },
      mode: 'all', permissions: ['administration_goods_debt'],
      visible: (c: Logic<PartnerEntry>) => c.record.kind === 'payment',
    },
    {
      key: 'receipt', label: 'screen.administration/goods-debt/entry.action.receipt',
      route: '/administration/receipt-history', filter: { code: { from: 'document_code', choice: true } }, mode: 'all',
      permissions: ['administration_receipt_history'],
      visible: (c: Logic<PartnerEntry>) =>
        c.record.kind === 'receipt' && c.record.document_code != null && !c.record.document_code.includes('NL'),
    },
    {
      key: 'material_receipt', label: 'screen.administration/goods-debt/entry.action.material_receipt',
      route: '/material/receipt-history', filter: { code: { from: 'document_code', choice: true } },
      permissions: ['material_receipt_history'],
      visible: (c: Logic<PartnerEntry>) => c.record.document_code != null && c.record.document_code.includes('NL'),
    },
    {
      key: 'return', label: 'screen.administration/goods-debt/entry.action.return', route: '/goods-return/history',
      filter: { code: { from: 'document_code', choice: true } }, permissions: ['goods_return_history'],
      visible: (c: Logic<PartnerEntry>) =>
        c.record.kind === 'return' && c.record.supplier_id != null && c.record.document_code != null && !c.record.document_code.includes('NL'),
    },
    {
      key: 'sale', label: 'screen.administration/goods-debt/entry.action.sale', route: '/dc/distribution',
      filter: { code: { from: 'document_code', choice: true } }, mode: 'all', permissions: ['dc_distributor'],
      visible: (c: Logic<PartnerEntry>) => c.record.kind === 'sale',
    },
    {
      key: 'dc_return', label: 'screen.administration/goods-debt/entry.action.dc_return', route: '/dc/return-history',
      filter: { code: { from: 'document_code', choice: true } }, mode: 'all', permissions: ['dc_return_history'],
      visible: (c: Logic<PartnerEntry>) => c.record.kind === 'return' && c.record.distributor_id != null,
    },
  ],
  bulk: [
    {
      key: 'pay_entries', label: 'screen.administration/goods-debt/entry.action.pay_entries', form: 'pay-entries',
      permissions: ['administration_goods_debt'], tone: 'success', license: 'finance',
    },
  ],
  mobile: { title: 'document_code', lines: ['supplier_id', 'increase', 'decrease', 'balance'] },
  emptyText: 'screen.administration/goods-debt/entry.empty',
  live: true,
});

export default function GoodsDebtEntryList() {
  return <ListScreen list={list} />;
}
