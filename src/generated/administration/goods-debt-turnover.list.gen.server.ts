// Generated from schemas/administration/goods-debt-turnover.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { partnerTurnoverFields } from '#generated/partner/partner-turnover.entity.gen.ts';

export const goodsDebtTurnoverList = createList({
  screen: 'administration/goods-debt/turnover',
  route: '/administration/goods-debt/turnover',
  module: 'administration',
  entity: 'partner_turnover',
  permissions: ['administration_goods_debt'],
  urls: { list: '/partner-turnover-list', count: '/partner-turnover-count', download: '/partner-turnover-download' },
  downloadName: 'debt-turnover.xlsx',
  columns: [
    column(partnerTurnoverFields.partner_kind, { label: 'partner_turnover.partner_kind', show: 'always' }),
    column(partnerTurnoverFields.supplier_id, { label: 'partner_turnover.supplier_id' }),
    column(partnerTurnoverFields.consignee_id, { label: 'partner_turnover.consignee_id' }),
    column(partnerTurnoverFields.distributor_id, { label: 'partner_turnover.distributor_id' }),
    column(partnerTurnoverFields.opening, { label: 'partner_turnover.opening', sort: true, sum: true }),
    column(partnerTurnoverFields.raised, { label: 'partner_turnover.raised', sort: true, sum: true }),
    column(partnerTurnoverFields.returned, { label: 'partner_turnover.returned', sort: true, sum: true }),
    column(partnerTurnoverFields.lowered, { label: 'partner_turnover.lowered', sort: true, sum: true }),
    column(partnerTurnoverFields.paid, { label: 'partner_turnover.paid', sort: true, sum: true }),
    column(partnerTurnoverFields.closing, { label: 'partner_turnover.closing', sort: true, sum: true }),
  ],
  filters: [
    filter(partnerTurnoverFields.partner_kind, {
      label: 'partner_turnover.partner_kind', kind: 'select', default: 'supplier',
    }),
    filter(partnerTurnoverFields.supplier_id, { label: 'partner_turnover.supplier_id', kind: 'reference' }),
    filter(partnerTurnoverFields.consignee_id, { label: 'partner_turnover.consignee_id', kind: 'reference' }),
    filter(partnerTurnoverFields.distributor_id, { label: 'partner_turnover.distributor_id', kind: 'reference' }),
    filter(partnerTurnoverFields.closing, { label: 'partner_turnover.closing', kind: 'number_range' }),
    filter(partnerTurnoverFields.raised, { label: 'partner_turnover.raised', kind: 'number_range' }),
  ],
  viewModes: [
    { key: 'm0', where: { period: ['m0'] } },
    { key: 'm1', where: { period: ['m1'] } },
    { key: 'd30', where: { period: ['d30'] } },
    { key: 'd7', where: { period: ['d7'] } },
    { key: 'd90', where: { period: ['d90'] } },
    { key: 'd365', where: { period: ['d365'] } },
  ],
  sort: { field: 'closing', order: 'DESC' },
});
