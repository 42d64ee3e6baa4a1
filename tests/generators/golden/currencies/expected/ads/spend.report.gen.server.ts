// Generated from schemas/ads/spend.report.json. Edit that file and run `npm run generate`.
import type { ReportModel } from '#contract/report.ts';

export const spendReport: ReportModel = {
  screen: 'ads/numbers',
  route: '/ads/numbers',
  module: 'ads',
  entity: 'spend',
  permissions: ['ads_manager'],
  url: '/spend-numbers',
  filters: [],
  dimensions: [{ key: 'day', path: { key: 'spent_on', steps: [], leaf: 'spent_on', type: 'date' }, by: 'day' }],
  measures: [
    { key: 'days' },
    {
      key: 'in_usd', sum: { key: 'amount', steps: [], leaf: 'amount', type: 'money' },
      where: { clicks: { from: 1 }, currency: ['USD'] },
    },
    { key: 'base', sum: { key: 'base', steps: [], leaf: 'base', type: 'money' } },
    { key: 'clicks', sum: { key: 'clicks', steps: [], leaf: 'clicks', type: 'integer' } },
    { key: 'usd_a_click', ratio: ['in_usd', 'clicks'] },
  ],
  tiles: [
    { key: 'usd', measures: ['in_usd'], limit: 10 },
    { key: 'course', measures: ['usd_a_click'], by: 'day', limit: 400 },
    { key: 'base', measures: ['base'], limit: 10 },
  ],
};
