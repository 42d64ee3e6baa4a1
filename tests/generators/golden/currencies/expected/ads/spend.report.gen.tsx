// Generated from schemas/ads/spend.report.json. Edit that file and run `npm run generate`.
import type { ReportDefinition } from '#web/report/ReportDefinition.ts';
import { ReportScreen } from '#web/report/ReportScreen.tsx';
import { spendFields } from './spend.entity.gen.ts';

export const report: ReportDefinition = {
  screen: 'ads/numbers',
  route: '/ads/numbers',
  title: 'screen.ads/numbers.title',
  permissions: ['ads_manager'],
  url: '/spend-numbers',
  filters: [],
  dimensions: { day: { field: spendFields.spent_on, label: 'kit.report.by_day', by: 'day', filter: 'spent_on' } },
  measures: {
    days: { label: 'screen.ads/numbers.measure.days' },
    in_usd: {
      label: 'screen.ads/numbers.measure.in_usd', field: spendFields.amount, currency: 'USD',
      where: { clicks: { from: 1 }, currency: ['USD'] },
    },
    base: { label: 'screen.ads/numbers.measure.base', field: spendFields.base },
    clicks: { label: 'screen.ads/numbers.measure.clicks', field: spendFields.clicks },
    usd_a_click: {
      label: 'screen.ads/numbers.measure.usd_a_click', field: spendFields.amount, currency: 'USD',
      where: { clicks: { from: 1 }, currency: ['USD'] }, isRatio: true,
    },
  },
  tiles: [
    {
      key: 'usd', kind: 'number', title: 'screen.ads/numbers.measure.in_usd', measures: ['in_usd'],
      drill: { route: '/ads/spend', permissions: ['ads_manager'] },
    },
    {
      key: 'course', kind: 'line', title: 'screen.ads/numbers.measure.usd_a_click', measures: ['usd_a_click'],
      by: 'day',
    },
    { key: 'base', kind: 'number', title: 'screen.ads/numbers.measure.base', measures: ['base'] },
  ],
};

export default function SpendReport() {
  return <ReportScreen report={report} />;
}
