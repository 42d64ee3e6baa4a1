// Generated from schemas/administration/goods-debt-month.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { partnerTurnoverFields } from '#generated/partner/partner-turnover.entity.gen.ts';

export const goodsDebtMonthList = createList({
  screen: 'administration/goods-debt/month',
  route: '/administration/goods-debt/month',
  module: 'administration',
  entity: 'partner_turnover',
  permissions: ['administration_goods_debt'],
  urls: { list: '/partner-month-list', count: '/partner-month-count', download: '/partner-month-download' },
  downloadName: 'debt-months.xlsx',
  where: { period: ['m0', 'm1', 'm2', 'm3', 'm4', 'm5'] },
  columns: [
    column(partnerTurnoverFields.first_on, { label: 'partner_turnover.first_on', show: 'always', sort: true }),
    column(partnerTurnoverFields.period, { label: 'partner_turnover.period' }),
    column(partnerTurnoverFields.supplier_id, { label: 'partner_turnover.supplier_id' }),
    column(partnerTurnoverFields.consignee_id, { label: 'partner_turnover.consignee_id' }),
    column(partnerTurnoverFields.distributor_id, { label: 'partner_turnover.distributor_id' }),
    column(partnerTurnoverFields.opening, { label: 'partner_turnover.opening', sort: true }),
    column(partnerTurnoverFields.raised, { label: 'partner_turnover.raised', sort: true, sum: true }),
    column(partnerTurnoverFields.returned, { label: 'partner_turnover.returned', sort: true, sum: true }),
    column(partnerTurnoverFields.lowered, { label: 'partner_turnover.lowered', sort: true, sum: true }),
    column(partnerTurnoverFields.paid, { label: 'partner_turnover.paid', sort: true, sum: true }),
    column(partnerTurnoverFields.closing, { label: 'partner_turnover.closing', sort: true }),
  ],
  filters: [
    filter(partnerTurnoverFields.period, { label: 'partner_turnover.period', kind: 'multi_select' }),
    filter(partnerTurnoverFields.supplier_id, { label: 'partner_turnover.supplier_id', kind: 'reference' }),
    filter(partnerTurnoverFields.consignee_id, { label: 'partner_turnover.consignee_id', kind: 'reference' }),
    filter(partnerTurnoverFields.distributor_id, { label: 'partner_turnover.distributor_id', kind: 'reference' }),
    filter(partnerTurnoverFields.closing, { label: 'partner_turnover.closing', kind: 'number_range' }),
    filter(partnerTurnoverFields.raised, { label: 'partner_turnover.raised', kind: 'number_range' }),
  ],
  viewModes: [
    {
      key: 'supplier',
      columns: ['first_on', 'period', 'supplier_id', 'opening', 'raised', 'returned', 'lowered', 'paid', 'closing'],
      where: { partner_kind: ['supplier'] },
    },
    {
      key: 'consignee',
      columns: ['first_on', 'period', 'consignee_id', 'opening', 'raised', 'returned', 'lowered', 'paid', 'closing'],
      where: { partner_kind: ['consignee'] },
    },
    {
      key: 'distributor',
      columns: ['first_on', 'period', 'distributor_id', 'opening', 'raised', 'returned', 'lowered', 'paid', 'closing'],
      where: { partner_kind: ['distributor'] },
    },
  ],
  sort: { field: 'first_on', order: 'DESC' },
});
