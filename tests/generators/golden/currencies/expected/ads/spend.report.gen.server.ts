// Generated from schemas/ads/spend.report.json. Edit that file and run `npm run generate`.
import { path } from '#contract/parts.ts';
import type { ReportModel } from '#contract/report.ts';
import { spendFields } from './spend.entity.gen.ts';

export const spendReport: ReportModel = {
  screen: 'ads/numbers',
  route: '/ads/numbers',
  module: 'ads',
  entity: 'spend',
  permissions: ['ads_manager'],
  url: '/spend-numbers',
  filters: [],
  dimensions: [{ key: 'day', path: path(spendFields.spent_on), by: 'day' }],
  measures: [
    { key: 'days' },
    { key: 'in_usd', sum: path(spendFields.amount), where: { clicks: { from: 1 }, currency: ['USD'] } },
    { key: 'base', sum: path(spendFields.base) },
    { key: 'clicks', sum: path(spendFields.clicks) },
    { key: 'usd_a_click', ratio: ['in_usd', 'clicks'] },
  ],
  tiles: [
    { key: 'usd', measures: ['in_usd'], limit: 10 },
    { key: 'course', measures: ['usd_a_click'], by: 'day', limit: 400 },
    { key: 'base', measures: ['base'], limit: 10 },
  ],
};
