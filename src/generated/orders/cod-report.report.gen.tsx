// Generated from schemas/orders/cod-report.report.json. Edit that file and run `npm run generate`.
import { filter } from '#web/list/ListDefinition.ts';
import type { ReportDefinition } from '#web/report/ReportDefinition.ts';
import { ReportScreen } from '#web/report/ReportScreen.tsx';
import { orderFields } from './order.entity.gen.ts';

export const report: ReportDefinition = {
  screen: 'orders/cod-report',
  route: '/orders/cod-report',
  title: 'screen.orders/cod-report.title',
  permissions: ['administration_report_revenue'],
  url: '/cod-report',
  where: { delivery_status: [250] },
  filters: [
    filter(orderFields.delivery_company, { label: 'order.delivery_company', kind: 'multi_select' }),
    filter(orderFields.cod_age, { label: 'order.cod_age', kind: 'multi_select' }),
    filter(orderFields.warehouse_id, { label: 'order.warehouse_id', kind: 'reference' }),
  ],
  dimensions: {
    carrier: { field: orderFields.delivery_company, label: 'order.delivery_company', filter: 'delivery_company' },
    age: { field: orderFields.cod_age, label: 'order.cod_age', filter: 'cod_age' },
    warehouse: { field: orderFields.warehouse_id, label: 'order.warehouse_id', filter: 'warehouse_id' },
  },
  measures: {
    cod: { label: 'screen.orders/cod-report.measure.cod', field: orderFields.cod_amount, better: 'less' },
    parcels: { label: 'screen.orders/cod-report.measure.parcels', better: 'less' },
    cod_days_7: {
      label: 'screen.orders/cod-report.measure.cod_days_7', field: orderFields.cod_amount,
      where: { cod_age: ['days_7'] }, better: 'less',
    },
    cod_days_14: {
      label: 'screen.orders/cod-report.measure.cod_days_14', field: orderFields.cod_amount,
      where: { cod_age: ['days_14'] }, better: 'less',
    },
    cod_days_30: {
      label: 'screen.orders/cod-report.measure.cod_days_30', field: orderFields.cod_amount,
      where: { cod_age: ['days_30'] }, better: 'less',
    },
    cod_older: {
      label: 'screen.orders/cod-report.measure.cod_older', field: orderFields.cod_amount, where: { cod_age: ['older'] },
      better: 'less',
    },
  },
  tiles: [
    {
      key: 'cod', kind: 'number', title: 'screen.orders/cod-report.measure.cod', measures: ['cod'],
      drill: { route: '/orders/cod-outstanding', permissions: ['administration_report_revenue'] }, home: true,
    },
    {
      key: 'parcels', kind: 'number', title: 'screen.orders/cod-report.measure.parcels', measures: ['parcels'],
      drill: { route: '/orders/cod-outstanding', permissions: ['administration_report_revenue'] },
    },
    {
      key: 'cod_days_30', kind: 'number', title: 'screen.orders/cod-report.tile.cod_days_30', measures: ['cod_days_30'],
      drill: { route: '/orders/cod-outstanding', permissions: ['administration_report_revenue'] },
    },
    {
      key: 'cod_older', kind: 'number', title: 'screen.orders/cod-report.tile.cod_older', measures: ['cod_older'],
      drill: { route: '/orders/cod-outstanding', permissions: ['administration_report_revenue'] },
    },
    {
      key: 'by_age', kind: 'bar', title: 'screen.orders/cod-report.tile.by_age', measures: ['cod'], by: 'age',
      drill: { route: '/orders/cod-outstanding', permissions: ['administration_report_revenue'] },
    },
    {
      key: 'by_carrier', kind: 'bar', title: 'screen.orders/cod-report.tile.by_carrier', measures: ['cod'],
      by: 'carrier', drill: { route: '/orders/cod-outstanding', permissions: ['administration_report_revenue'] },
    },
    {
      key: 'carriers', kind: 'table', title: 'screen.orders/cod-report.tile.carriers',
      measures: ['cod', 'cod_days_7', 'cod_days_14', 'cod_days_30', 'cod_older', 'parcels'], by: 'carrier',
      drill: { route: '/orders/cod-outstanding', permissions: ['administration_report_revenue'] }, home: true,
    },
    {
      key: 'warehouses', kind: 'table', title: 'screen.orders/cod-report.tile.warehouses',
      measures: ['cod', 'cod_days_7', 'cod_days_14', 'cod_days_30', 'cod_older', 'parcels'], by: 'warehouse',
      drill: { route: '/orders/cod-outstanding', permissions: ['administration_report_revenue'] },
    },
  ],
};

export default function CodReport() {
  return <ReportScreen report={report} />;
}
