// Generated from schemas/administration/goods-debt-entry.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { partnerEntryFields } from '#generated/partner/partner-entry.entity.gen.ts';

export const goodsDebtEntryList = createList({
  screen: 'administration/goods-debt/entry',
  route: '/administration/goods-debt/entry',
  module: 'administration',
  entity: 'partner_entry',
  permissions: ['administration_goods_debt'],
  urls: { list: '/partner-entry-list', count: '/partner-entry-count', download: '/partner-entry-download' },
  downloadName: 'debt-entries.xlsx',
  columns: [
    column(partnerEntryFields.document_code, { label: 'partner_entry.document_code', show: 'always' }),
    column(partnerEntryFields.on_date, { label: 'partner_entry.on_date', sort: true }),
    column(partnerEntryFields.supplier_id, { label: 'partner_entry.supplier_id' }),
    column(partnerEntryFields.consignee_id, { label: 'partner_entry.consignee_id' }),
    column(partnerEntryFields.distributor_id, { label: 'partner_entry.distributor_id' }),
    column(partnerEntryFields.kind, { label: 'partner_entry.kind' }),
    column(partnerEntryFields.increase, { label: 'partner_entry.increase', sort: true, sum: true }),
    column(partnerEntryFields.decrease, { label: 'partner_entry.decrease', sort: true, sum: true }),
    column(partnerEntryFields.balance, { label: 'partner_entry.balance' }),
    column(partnerEntryFields.open, { label: 'partner_entry.open', sort: true, sum: true }),
    column(partnerEntryFields.due_on, { label: 'partner_entry.due_on', sort: true }),
    column(partnerEntryFields.note, { label: 'partner_entry.note' }),
    column(partnerEntryFields.created_by, { label: 'kit.field.created_by' }),
    column(partnerEntryFields.created_at, { label: 'kit.field.created_at', show: 'optional', sort: true }),
  ],
  filters: [
    filter(partnerEntryFields.supplier_id, { label: 'partner_entry.supplier_id', kind: 'reference' }),
    filter(partnerEntryFields.consignee_id, { label: 'partner_entry.consignee_id', kind: 'reference' }),
    filter(partnerEntryFields.distributor_id, { label: 'partner_entry.distributor_id', kind: 'reference' }),
    filter(partnerEntryFields.kind, { label: 'partner_entry.kind', kind: 'multi_select' }),
    filter(partnerEntryFields.on_date, { label: 'partner_entry.on_date', kind: 'date_range', maxDays: 360 }),
    filter(partnerEntryFields.document_code, { label: 'partner_entry.document_code', kind: 'text' }),
    filter(partnerEntryFields.due_on, { label: 'partner_entry.due_on', kind: 'date_range', maxDays: 360 }),
    filter(partnerEntryFields.open, { label: 'partner_entry.open', kind: 'number_range' }),
    filter(partnerEntryFields.partner_kind, { label: 'partner_entry.partner_kind', kind: 'multi_select' }),
  ],
  viewModes: [{ key: 'all' }, { key: 'open', where: { open: { from: 1 } } }],
  sort: { field: 'on_date', order: 'DESC' },
});
