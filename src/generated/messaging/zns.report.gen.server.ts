// Generated from schemas/messaging/zns.report.json. Edit that file and run `npm run generate`.
import { filter, path } from '#contract/parts.ts';
import type { ReportModel } from '#contract/report.ts';
import { znsMessageFields } from './zns-message.entity.gen.ts';

export const znsReport: ReportModel = {
  screen: 'administration/zns/report',
  route: '/administration/zns/report',
  module: 'messaging',
  entity: 'zns_message',
  permissions: ['administration_zns'],
  url: '/zns-report',
  where: { is_test: false },
  filters: [
    filter(znsMessageFields.created_at, { label: 'kit.field.created_at', kind: 'date_range', maxDays: 360 }),
    filter(znsMessageFields.zns_template_id, { label: 'zns_message.zns_template_id', kind: 'reference' }),
    filter(znsMessageFields.event, { label: 'zns_message.event', kind: 'multi_select' }),
    filter(znsMessageFields.failure, { label: 'zns_message.failure', kind: 'multi_select' }),
    filter(znsMessageFields.omnichannel_page_id, { label: 'zns_message.omnichannel_page_id', kind: 'reference' }),
    filter(znsMessageFields.state, { label: 'zns_message.state', kind: 'multi_select' }),
    filter(znsMessageFields.is_test, { label: 'zns_message.is_test', kind: 'boolean' }),
  ],
  period: { filter: 'created_at', days: 30 },
  compare: true,
  dimensions: [
    { key: 'day', path: path(znsMessageFields.created_at), by: 'day' },
    { key: 'template', path: path(znsMessageFields.zns_template_id) },
    { key: 'event', path: path(znsMessageFields.event) },
    { key: 'failure', path: path(znsMessageFields.failure) },
    { key: 'oa', path: path(znsMessageFields.omnichannel_page_id) },
  ],
  measures: [
    { key: 'messages' },
    { key: 'sent', where: { state: ['sent', 'delivered'] } },
    { key: 'delivered', where: { state: ['delivered'] } },
    { key: 'delivered_rate', ratio: ['delivered', 'messages'] },
    { key: 'failed', where: { state: ['failed'] } },
    { key: 'failed_rate', ratio: ['failed', 'messages'] },
    { key: 'cost', sum: path(znsMessageFields.cost) },
  ],
  tiles: [
    { key: 'messages', measures: ['messages'], limit: 10 },
    { key: 'delivered_rate', measures: ['delivered_rate'], limit: 10 },
    { key: 'failed', measures: ['failed'], limit: 10 },
    { key: 'cost', measures: ['cost'], limit: 10 },
    { key: 'course', measures: ['messages'], by: 'day', limit: 400 },
    { key: 'failures', measures: ['failed'], by: 'failure', limit: 10 },
    {
      key: 'templates', measures: ['messages', 'delivered', 'delivered_rate', 'failed', 'failed_rate', 'cost'],
      by: 'template', limit: 20,
    },
    { key: 'oas', measures: ['messages', 'delivered_rate', 'failed', 'cost'], by: 'oa', limit: 10 },
  ],
};
