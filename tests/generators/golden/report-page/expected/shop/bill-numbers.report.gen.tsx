// Generated from schemas/shop/bill-numbers.report.json. Edit that file and run `npm run generate`.
import { filter } from '#web/list/ListDefinition.ts';
import type { ReportDefinition } from '#web/report/ReportDefinition.ts';
import { ReportScreen } from '#web/report/ReportScreen.tsx';
import { billFields } from './bill.entity.gen.ts';

export const report: ReportDefinition = {
  screen: 'shop/numbers',
  route: '/shop/numbers',
  title: 'screen.shop/numbers.title',
  permissions: ['bill_manager'],
  url: '/bill-numbers',
  where: { state: [1, 2] },
  filters: [
    filter(billFields.billed_on, { label: 'bill.billed_on', kind: 'date_range', maxDays: 180, presets: [30, 90] }),
  ],
  period: { filter: 'billed_on', days: 30, home: 7 },
  compare: true,
  dimensions: {
    month: { field: billFields.billed_on, label: 'kit.report.by_month', by: 'month', filter: 'billed_on' },
    weekday: { field: billFields.billed_on, label: 'kit.report.by_weekday', by: 'weekday' },
    state: { field: billFields.state, label: 'bill.state', filter: 'state' },
  },
  measures: {
    bills: { label: 'screen.shop/numbers.measure.bills' },
    paid: { label: 'screen.shop/numbers.measure.paid', where: { state: [2] } },
    amount: { label: 'screen.shop/numbers.measure.amount', field: billFields.amount },
    open_rate: { label: 'screen.shop/numbers.measure.open_rate', where: { state: [2] }, isShare: true, better: 'less' },
    average: { label: 'screen.shop/numbers.measure.average', field: billFields.amount, isRatio: true },
  },
  tiles: [
    {
      key: 'bills', kind: 'number', title: 'screen.shop/numbers.measure.bills', measures: ['bills'],
      drill: { route: '/shop/bills', permissions: ['bill_manager'] }, home: true,
    },
    {
      key: 'course', kind: 'line', title: 'screen.shop/numbers.measure.bills', measures: ['bills'], by: 'month',
      drill: { route: '/shop/bills', permissions: ['bill_manager'] },
    },
    {
      key: 'weekdays', kind: 'bar', title: 'screen.shop/numbers.measure.bills', measures: ['bills'], by: 'weekday',
      drill: { route: '/shop/bills', permissions: ['bill_manager'] },
    },
    { key: 'states', kind: 'pie', title: 'screen.shop/numbers.measure.bills', measures: ['bills'], by: 'state' },
    {
      key: 'table', kind: 'table', title: 'screen.shop/numbers.tile.table', measures: ['bills', 'amount', 'average'],
      by: 'state',
    },
    { key: 'open_rate', kind: 'number', title: 'screen.shop/numbers.measure.open_rate', measures: ['open_rate'] },
  ],
};

export default function BillNumbersReport() {
  return <ReportScreen report={report} />;
}
