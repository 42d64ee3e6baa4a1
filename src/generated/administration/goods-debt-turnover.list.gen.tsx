// Generated from schemas/administration/goods-debt-turnover.list.json. Edit that file and run `npm run generate`.
import { partnerTurnoverFields } from '#generated/partner/partner-turnover.entity.gen.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';

export const list = createList({
  screen: 'administration/goods-debt/turnover',
  route: '/administration/goods-debt/turnover',
  resource: 'partner_turnover',
  title: 'screen.administration/goods-debt/turnover.title',
  permissions: ['administration_goods_debt'],
  urls: { list: '/partner-turnover-list', count: '/partner-turnover-count', download: '/partner-turnover-download' },
  downloadName: 'debt-turnover.xlsx',
  columns: [
    column(partnerTurnoverFields.partner_kind, {
      label: 'partner_turnover.partner_kind', cell: 'enum', show: 'always', pin: 'left',
    }),
    column(partnerTurnoverFields.supplier_id, { label: 'partner_turnover.supplier_id', cell: 'reference', width: 240 }),
    column(partnerTurnoverFields.consignee_id, {
      label: 'partner_turnover.consignee_id', cell: 'reference', width: 200,
    }),
    column(partnerTurnoverFields.distributor_id, {
      label: 'partner_turnover.distributor_id', cell: 'reference', width: 220,
    }),
    column(partnerTurnoverFields.opening, {
      label: 'partner_turnover.opening', cell: 'money', sort: true, sum: true, footer: true,
    }),
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
    column(partnerTurnoverFields.closing, {
      label: 'partner_turnover.closing', cell: 'money', sort: true, sum: true, footer: true,
    }),
  ],
  filters: [
    filter(partnerTurnoverFields.partner_kind, {
      label: 'partner_turnover.partner_kind', kind: 'select', default: 'supplier',
    }),
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
    { key: 'm0', label: 'screen.administration/goods-debt/turnover.mode.m0' },
    { key: 'm1', label: 'screen.administration/goods-debt/turnover.mode.m1' },
    { key: 'd30', label: 'screen.administration/goods-debt/turnover.mode.d30' },
    { key: 'd7', label: 'screen.administration/goods-debt/turnover.mode.d7' },
    { key: 'd90', label: 'screen.administration/goods-debt/turnover.mode.d90' },
    { key: 'd365', label: 'screen.administration/goods-debt/turnover.mode.d365' },
  ],
  sort: { field: 'closing', order: 'DESC' },
  toolbar: [
    {
      key: 'debts', label: 'screen.administration/goods-debt/turnover.action.debts',
      route: '/administration/goods-debt', permissions: ['administration_goods_debt'],
    },
    {
      key: 'months', label: 'screen.administration/goods-debt/turnover.action.months',
      route: '/administration/goods-debt/month', permissions: ['administration_goods_debt'],
    },
  ],
  mobile: { title: 'partner_kind', lines: ['supplier_id', 'opening', 'closing'] },
  emptyText: 'screen.administration/goods-debt/turnover.empty',
});

export default function GoodsDebtTurnoverList() {
  return <ListScreen list={list} />;
}
