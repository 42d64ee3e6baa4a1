// Generated from schemas/administration/goods-debt-month.list.json. Edit that file and run `npm run generate`.
import { partnerTurnoverFields } from '#generated/partner/partner-turnover.entity.gen.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';

export const list = createList({
  screen: 'administration/goods-debt/month',
  route: '/administration/goods-debt/month',
  resource: 'partner_turnover',
  title: 'screen.administration/goods-debt/month.title',
  permissions: ['administration_goods_debt'],
  urls: { list: '/partner-month-list', count: '/partner-month-count', download: '/partner-month-download' },
  downloadName: 'debt-months.xlsx',
  where: { period: ['m0', 'm1', 'm2', 'm3', 'm4', 'm5'] },
  columns: [
    column(partnerTurnoverFields.first_on, {
      label: 'partner_turnover.first_on', cell: 'date', show: 'always', sort: true, pin: 'left',
    }),
    column(partnerTurnoverFields.period, { label: 'partner_turnover.period', cell: 'enum' }),
    column(partnerTurnoverFields.supplier_id, { label: 'partner_turnover.supplier_id', cell: 'reference', width: 240 }),
    column(partnerTurnoverFields.consignee_id, {
      label: 'partner_turnover.consignee_id', cell: 'reference', width: 200,
    }),
    column(partnerTurnoverFields.distributor_id, {
      label: 'partner_turnover.distributor_id', cell: 'reference', width: 220,
    }),
    column(partnerTurnoverFields.opening, { label: 'partner_turnover.opening', cell: 'money', sort: true }),
    column(partnerTurnoverFields.raised, {
      label: 'partner_turnover.raised', cell: 'money', sort: true, sum: true, footer: true,
    }),
    column(partnerTurnoverFields.returned, {
      label: 'partner_turnover.returned', cell: 'money', sort: true, sum: true, footer: true,
    }),
    column(partnerTurnoverFields.lowered, {
      label: 'partner_turnover.lowered', cell: 'money', sort: true, sum: true, footer: true,
    }),
    column(partnerTurnoverFields.paid, {
      label: 'partner_turnover.paid', cell: 'money', sort: true, sum: true, footer: true,
    }),
    column(partnerTurnoverFields.closing, { label: 'partner_turnover.closing', cell: 'money', sort: true }),
  ],
  filters: [
    filter(partnerTurnoverFields.period, { label: 'partner_turnover.period', kind: 'multi_select' }),
    filter(partnerTurnoverFields.supplier_id, { label: 'partner_turnover.supplier_id', kind: 'reference' }),
    filter(partnerTurnoverFields.consignee_id, {
      label: 'partner_turnover.consignee_id', kind: 'reference', place: 'panel',
    }),
    filter(partnerTurnoverFields.distributor_id, {
      label: 'partner_turnover.distributor_id', kind: 'reference', place: 'panel',
    }),
    filter(partnerTurnoverFields.closing, { label: 'partner_turnover.closing', kind: 'number_range', place: 'panel' }),
    filter(partnerTurnoverFields.raised, { label: 'partner_turnover.raised', kind: 'number_range', place: 'panel' }),
  ],
  viewModes: [
    {
      key: 'supplier', label: 'screen.administration/goods-debt/month.mode.supplier',
      columns: ['first_on', 'period', 'supplier_id', 'opening', 'raised', 'returned', 'lowered', 'paid', 'closing'],
    },
    {
      key: 'consignee', label: 'screen.administration/goods-debt/month.mode.consignee',
      columns: ['first_on', 'period', 'consignee_id', 'opening', 'raised', 'returned', 'lowered', 'paid', 'closing'],
    },
    {
      key: 'distributor', label: 'screen.administration/goods-debt/month.mode.distributor',
      columns: ['first_on', 'period', 'distributor_id', 'opening', 'raised', 'returned', 'lowered', 'paid', 'closing'],
    },
  ],
  sort: { field: 'first_on', order: 'DESC' },
  toolbar: [
    {
      key: 'debts', label: 'screen.administration/goods-debt/month.action.debts', route: '/administration/goods-debt',
      permissions: ['administration_goods_debt'],
    },
    {
      key: 'turnover', label: 'screen.administration/goods-debt/month.action.turnover',
      route: '/administration/goods-debt/turnover', permissions: ['administration_goods_debt'],
    },
  ],
  mobile: { title: 'first_on', lines: ['supplier_id', 'consignee_id', 'distributor_id', 'raised', 'paid', 'closing'] },
  emptyText: 'screen.administration/goods-debt/month.empty',
});

export default function GoodsDebtMonthList() {
  return <ListScreen list={list} />;
}
