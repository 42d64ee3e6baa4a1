// Generated from schemas/messaging/zns.report.json. Edit that file and run `npm run generate`.
import { filter } from '#web/list/ListDefinition.ts';
import type { ReportDefinition } from '#web/report/ReportDefinition.ts';
import { ReportScreen } from '#web/report/ReportScreen.tsx';
import { znsMessageFields } from './zns-message.entity.gen.ts';

export const report: ReportDefinition = {
  screen: 'administration/zns/report',
  route: '/administration/zns/report',
  title: 'screen.administration/zns/report.title',
  permissions: ['administration_zns'],
  url: '/zns-report',
  where: { is_test: false },
  filters: [
    filter(znsMessageFields.created_at, {
      label: 'kit.field.created_at', kind: 'date_range', maxDays: 360, presets: [1, 7, 30, 90],
    }),
    filter(znsMessageFields.zns_template_id, { label: 'zns_message.zns_template_id', kind: 'reference' }),
    filter(znsMessageFields.event, { label: 'zns_message.event', kind: 'multi_select' }),
    filter(znsMessageFields.failure, { label: 'zns_message.failure', kind: 'multi_select' }),
    filter(znsMessageFields.omnichannel_page_id, { label: 'zns_message.omnichannel_page_id', kind: 'reference' }),
    filter(znsMessageFields.state, { label: 'zns_message.state', kind: 'multi_select' }),
    filter(znsMessageFields.is_test, { label: 'zns_message.is_test', kind: 'boolean' }),
  ],
  period: { filter: 'created_at', days: 30 },
  compare: true,
  dimensions: {
    day: { field: znsMessageFields.created_at, label: 'kit.report.by_day', by: 'day', filter: 'created_at' },
    template: {
      field: znsMessageFields.zns_template_id, label: 'zns_message.zns_template_id', filter: 'zns_template_id',
    },
    event: { field: znsMessageFields.event, label: 'zns_message.event', filter: 'event' },
    failure: { field: znsMessageFields.failure, label: 'zns_message.failure', filter: 'failure' },
    oa: {
      field: znsMessageFields.omnichannel_page_id, label: 'zns_message.omnichannel_page_id',
      filter: 'omnichannel_page_id',
    },
  },
  measures: {
    messages: { label: 'screen.administration/zns/report.measure.messages' },
    sent: { label: 'screen.administration/zns/report.measure.sent', where: { state: ['sent', 'delivered'] } },
    delivered: { label: 'screen.administration/zns/report.measure.delivered', where: { state: ['delivered'] } },
    delivered_rate: {
      label: 'screen.administration/zns/report.measure.delivered_rate', where: { state: ['delivered'] }, isShare: true,
    },
    failed: { label: 'screen.administration/zns/report.measure.failed', where: { state: ['failed'] }, better: 'less' },
    failed_rate: {
      label: 'screen.administration/zns/report.measure.failed_rate', where: { state: ['failed'] }, isShare: true,
      better: 'less',
    },
    cost: { label: 'screen.administration/zns/report.measure.cost', field: znsMessageFields.cost, better: 'less' },
  },
  tiles: [
    {
      key: 'messages', kind: 'number', title: 'screen.administration/zns/report.measure.messages',
      measures: ['messages'], drill: { route: '/administration/zns', permissions: ['administration_zns'] },
    },
    {
      key: 'delivered_rate', kind: 'number', title: 'screen.administration/zns/report.measure.delivered_rate',
      measures: ['delivered_rate'], drill: { route: '/administration/zns', permissions: ['administration_zns'] },
    },
    {
      key: 'failed', kind: 'number', title: 'screen.administration/zns/report.measure.failed', measures: ['failed'],
      drill: { route: '/administration/zns', permissions: ['administration_zns'] },
    },
    {
      key: 'cost', kind: 'number', title: 'screen.administration/zns/report.measure.cost', measures: ['cost'],
      drill: { route: '/administration/zns', permissions: ['administration_zns'] },
    },
    {
      key: 'course', kind: 'line', title: 'screen.administration/zns/report.tile.course', measures: ['messages'],
      by: 'day', drill: { route: '/administration/zns', permissions: ['administration_zns'] },
    },
    {
      key: 'failures', kind: 'bar', title: 'screen.administration/zns/report.tile.failures', measures: ['failed'],
      by: 'failure', drill: { route: '/administration/zns', permissions: ['administration_zns'] },
    },
    {
      key: 'templates', kind: 'table', title: 'screen.administration/zns/report.tile.templates',
      measures: ['messages', 'delivered', 'delivered_rate', 'failed', 'failed_rate', 'cost'], by: 'template',
      drill: { route: '/administration/zns', permissions: ['administration_zns'] },
    },
    {
      key: 'oas', kind: 'table', title: 'screen.administration/zns/report.tile.oas',
      measures: ['messages', 'delivered_rate', 'failed', 'cost'], by: 'oa',
      drill: { route: '/administration/zns', permissions: ['administration_zns'] },
    },
  ],
};

export default function ZnsReport() {
  return <ReportScreen report={report} />;
}
