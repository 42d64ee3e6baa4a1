// Generated from schemas/administration/sale.list.json. Edit that file and run `npm run generate`.
import { saleFields } from '#generated/pos/sale.entity.gen.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';

export const list = createList({
  screen: 'administration/report/sale',
  route: '/administration/report/sale',
  resource: 'sale',
  title: 'screen.administration/report/sale.title',
  permissions: ['administration_report_revenue'],
  urls: { list: '/sale-list', count: '/sale-count', download: '/sale-download' },
  downloadName: 'sales.xlsx',
  columns: [
    column(saleFields.code, { label: 'sale.code', cell: 'code', show: 'always', sort: true, width: 172, pin: 'left' }),
    column(saleFields.at, { label: 'sale.at', cell: 'date_time', sort: true }),
    column(saleFields.channel, { label: 'sale.channel', cell: 'enum' }),
    column(saleFields.state, { label: 'sale.state', cell: 'enum' }),
    column(saleFields.source, { label: 'sale.source', cell: 'enum' }),
    column(saleFields.pos_id, { label: 'sale.pos_id', cell: 'reference' }),
    column(saleFields.goods_quantity, { label: 'sale.goods_quantity', cell: 'number', sort: true, sum: true }),
    column(saleFields.net_total, { label: 'sale.net_total', cell: 'money', sort: true, sum: true }),
    column(saleFields.booked_total, { label: 'sale.booked_total', cell: 'money', sort: true, sum: true, footer: true }),
    column(saleFields.returned_total, { label: 'sale.returned_total', cell: 'money', sort: true, sum: true }),
    column(saleFields.kept_total, { label: 'sale.kept_total', cell: 'money', sort: true, sum: true, footer: true }),
    column(saleFields.costed_total, {
      label: 'sale.costed_total', cell: 'money', show: 'optional', license: 'finance', sum: true,
    }),
    column(saleFields.cost_total, {
      label: 'sale.cost_total', cell: 'money', show: 'optional', license: 'finance', sum: true,
    }),
    column(saleFields.gross_profit, {
      label: 'sale.gross_profit', cell: 'money', show: 'optional', license: 'finance', sum: true,
    }),
    column(saleFields.account_id, { label: 'sale.account_id', cell: 'reference' }),
    column(saleFields.warehouse_id, { label: 'sale.warehouse_id', cell: 'reference' }),
    column(saleFields.cod_amount, { label: 'sale.cod_amount', cell: 'money', show: 'optional', sum: true }),
    column(saleFields.delivery_cost, { label: 'sale.delivery_cost', cell: 'money', show: 'optional', sum: true }),
    column(saleFields.create_method, { label: 'sale.create_method', cell: 'enum', show: 'optional' }),
    column(saleFields.carrier, { label: 'sale.carrier', cell: 'enum', show: 'optional' }),
    column(saleFields.id_city, { label: 'sale.id_city', cell: 'reference', show: 'optional' }),
    column(saleFields.is_return, { label: 'sale.is_return', cell: 'boolean', show: 'optional' }),
  ],
  filters: [
    filter(saleFields.at, { label: 'sale.at', kind: 'date_range', maxDays: 360, presets: [1, 7, 30, 90, 180, 360] }),
    filter(saleFields.code, { label: 'sale.code', kind: 'text' }),
    filter(saleFields.channel, { label: 'sale.channel', kind: 'multi_select' }),
    filter(saleFields.state, { label: 'sale.state', kind: 'multi_select' }),
    filter(saleFields.source, { label: 'sale.source', kind: 'multi_select' }),
    filter(saleFields.warehouse_id, { label: 'sale.warehouse_id', kind: 'reference' }),
    filter(saleFields.pos_id, { label: 'sale.pos_id', kind: 'reference' }),
    filter(saleFields.account_id, { label: 'sale.account_id', kind: 'reference', place: 'panel' }),
    filter(saleFields.create_method, { label: 'sale.create_method', kind: 'multi_select', place: 'panel' }),
    filter(saleFields.carrier, { label: 'sale.carrier', kind: 'multi_select', place: 'panel' }),
    filter(saleFields.id_city, { label: 'sale.id_city', kind: 'reference', place: 'panel' }),
    filter(saleFields.is_return, { label: 'sale.is_return', kind: 'boolean', place: 'panel' }),
    filter(saleFields.booked_total, { label: 'sale.booked_total', kind: 'number_range', place: 'panel' }),
  ],
  viewModes: [
    { key: 'all', label: 'screen.administration/report/sale.mode.all' },
    { key: 'kept', label: 'screen.administration/report/sale.mode.kept' },
    { key: 'returned', label: 'screen.administration/report/sale.mode.returned' },
    { key: 'canceled', label: 'screen.administration/report/sale.mode.canceled' },
  ],
  sort: { field: 'at', order: 'DESC' },
  mobile: { title: 'code', lines: ['at', 'state', 'booked_total', 'kept_total'] },
  emptyText: 'screen.administration/report/sale.empty',
});

export default function SaleList() {
  return <ListScreen list={list} />;
}
