// Generated from schemas/orders/cod-report.report.json. Edit that file and run `npm run generate`.
import { filter, path } from '#contract/parts.ts';
import type { ReportModel } from '#contract/report.ts';
import { orderFields } from './order.entity.gen.ts';

export const codReport: ReportModel = {
  screen: 'orders/cod-report',
  route: '/orders/cod-report',
  module: 'orders',
  entity: 'order',
  permissions: ['administration_report_revenue'],
  license: 'finance',
  url: '/cod-report',
  where: { delivery_status: [250] },
  filters: [
    filter(orderFields.delivery_company, { label: 'order.delivery_company', kind: 'multi_select' }),
    filter(orderFields.cod_age, { label: 'order.cod_age', kind: 'multi_select' }),
    filter(orderFields.warehouse_id, { label: 'order.warehouse_id', kind: 'reference' }),
  ],
  dimensions: [
    { key: 'carrier', path: path(orderFields.delivery_company) },
    { key: 'age', path: path(orderFields.cod_age) },
    { key: 'warehouse', path: path(orderFields.warehouse_id) },
  ],
  measures: [
    { key: 'cod', sum: path(orderFields.cod_amount) },
    { key: 'parcels' },
    { key: 'cod_days_7', sum: path(orderFields.cod_amount), where: { cod_age: ['days_7'] } },
    { key: 'cod_days_14', sum: path(orderFields.cod_amount), where: { cod_age: ['days_14'] } },
    { key: 'cod_days_30', sum: path(orderFields.cod_amount), where: { cod_age: ['days_30'] } },
    { key: 'cod_older', sum: path(orderFields.cod_amount), where: { cod_age: ['older'] } },
  ],
  tiles: [
    { key: 'cod', measures: ['cod'], limit: 10 },
    { key: 'parcels', measures: ['parcels'], limit: 10 },
    { key: 'cod_days_30', measures: ['cod_days_30'], limit: 10 },
    { key: 'cod_older', measures: ['cod_older'], limit: 10 },
    { key: 'by_age', measures: ['cod'], by: 'age', limit: 10 },
    { key: 'by_carrier', measures: ['cod'], by: 'carrier', limit: 10 },
    {
      key: 'carriers', measures: ['cod', 'cod_days_7', 'cod_days_14', 'cod_days_30', 'cod_older', 'parcels'],
      by: 'carrier', limit: 10,
    },
    {
      key: 'warehouses', measures: ['cod', 'cod_days_7', 'cod_days_14', 'cod_days_30', 'cod_older', 'parcels'],
      by: 'warehouse', limit: 10,
    },
  ],
};
