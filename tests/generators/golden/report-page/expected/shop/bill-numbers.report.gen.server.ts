// Generated from schemas/shop/bill-numbers.report.json. Edit that file and run `npm run generate`.
import { filter, path } from '#contract/parts.ts';
import type { ReportModel } from '#contract/report.ts';
import { billFields } from './bill.entity.gen.ts';

export const billNumbersReport: ReportModel = {
  screen: 'shop/numbers',
  route: '/shop/numbers',
  module: 'shop',
  entity: 'bill',
  permissions: ['bill_manager'],
  url: '/bill-numbers',
  where: { state: [1, 2] },
  filters: [filter(billFields.billed_on, { label: 'bill.billed_on', kind: 'date_range', maxDays: 180 })],
  period: { filter: 'billed_on', days: 30, home: 7 },
  compare: true,
  dimensions: [
    { key: 'month', path: path(billFields.billed_on), by: 'month' },
    { key: 'weekday', path: path(billFields.billed_on), by: 'weekday' },
    { key: 'state', path: path(billFields.state) },
  ],
  measures: [
    { key: 'bills' },
    { key: 'paid', where: { state: [2] } },
    { key: 'amount', sum: path(billFields.amount) },
    { key: 'open_rate', ratio: ['paid', 'bills'] },
    { key: 'average', ratio: ['amount', 'bills'], permissions: ['bill_price'] },
  ],
  tiles: [
    { key: 'bills', measures: ['bills'], limit: 10 },
    { key: 'course', measures: ['bills'], by: 'month', limit: 400 },
    { key: 'weekdays', measures: ['bills'], by: 'weekday', limit: 400 },
    { key: 'states', measures: ['bills'], by: 'state', limit: 3 },
    { key: 'table', measures: ['bills', 'amount', 'average'], by: 'state', limit: 10, permissions: ['bill_price'] },
    { key: 'open_rate', measures: ['open_rate'], limit: 10 },
  ],
};
