// Generated from schemas/messaging/zns.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { DocumentCell } from '#modules/messaging/DocumentCell.tsx';
import { ZnsCodeCell } from '#modules/messaging/ZnsCodeCell.tsx';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { resendZnsAction } from './resend-zns.action.gen.ts';
import { type ZnsMessage, znsMessageFields } from './zns-message.entity.gen.ts';
import { znsMessageWorkflow } from './zns-message.workflow.gen.ts';

export const list = createList({
  screen: 'administration/zns',
  route: '/administration/zns',
  resource: 'zns_message',
  title: 'screen.administration/zns.title',
  permissions: ['administration_zns'],
  urls: { list: '/zns-list', count: '/zns-count', download: '/zns-download' },
  downloadName: 'zns.xlsx',
  columns: [
    column(znsMessageFields.phone, {
      label: 'zns_message.phone', cell: 'phone', show: 'always', width: 130, pin: 'left',
    }),
    column(znsMessageFields.zns_template_id, { label: 'zns_message.zns_template_id', cell: 'reference', width: 200 }),
    column(znsMessageFields.event, { label: 'zns_message.event', cell: 'enum' }),
    column(znsMessageFields.document_code, {
      label: 'zns_message.document_code', cell: 'text', slot: DocumentCell, width: 140,
    }),
    column(znsMessageFields.state, { label: 'zns_message.state', cell: 'enum' }),
    column(znsMessageFields.code, { label: 'zns_message.code', cell: 'text', slot: ZnsCodeCell, width: 260 }),
    column(znsMessageFields.failure, { label: 'zns_message.failure', cell: 'enum' }),
    column(znsMessageFields.is_test, { label: 'zns_message.is_test', cell: 'boolean', show: 'optional' }),
    column(znsMessageFields.sent_at, { label: 'zns_message.sent_at', cell: 'date_time', sort: true }),
    column(znsMessageFields.delivered_at, { label: 'zns_message.delivered_at', cell: 'date_time' }),
    column(znsMessageFields.scheduled_at, { label: 'zns_message.scheduled_at', cell: 'date_time' }),
    column(znsMessageFields.tries, { label: 'zns_message.tries', cell: 'number' }),
    column(znsMessageFields.cost, { label: 'zns_message.cost', cell: 'money', sum: true, footer: true }),
    column(znsMessageFields.buyer_name, { label: 'zns_message.buyer_name', cell: 'text', width: 180 }),
    column(znsMessageFields.error, { label: 'zns_message.error', cell: 'text', show: 'optional', width: 280 }),
    column(znsMessageFields.omnichannel_page_id, {
      label: 'zns_message.omnichannel_page_id', cell: 'reference', show: 'optional', width: 200,
    }),
    column(znsMessageFields.tracking_id, { label: 'zns_message.tracking_id', cell: 'code', show: 'optional' }),
    column(znsMessageFields.message_id, { label: 'zns_message.message_id', cell: 'code', show: 'optional' }),
    column(znsMessageFields.data, { label: 'zns_message.data', cell: 'text', show: 'optional' }),
    column(znsMessageFields.document_url, { label: 'zns_message.document_url', cell: 'text', show: 'optional' }),
    column(znsMessageFields.created_at, { label: 'kit.field.created_at', cell: 'date_time', sort: true }),
  ],
  filters: [
    filter(znsMessageFields.phone, { label: 'zns_message.phone', kind: 'text' }),
    filter(znsMessageFields.document_code, { label: 'zns_message.document_code', kind: 'code_list' }),
    filter(znsMessageFields.zns_template_id, { label: 'zns_message.zns_template_id', kind: 'reference' }),
    filter(znsMessageFields.state, { label: 'zns_message.state', kind: 'multi_select' }),
    filter(znsMessageFields.created_at, {
      label: 'kit.field.created_at', kind: 'date_range', maxDays: 360, presets: [1, 7, 30, 90],
    }),
    filter(znsMessageFields.event, { label: 'zns_message.event', kind: 'multi_select', place: 'panel' }),
    filter(znsMessageFields.failure, { label: 'zns_message.failure', kind: 'multi_select', place: 'panel' }),
    filter(znsMessageFields.is_test, { label: 'zns_message.is_test', kind: 'boolean', place: 'panel' }),
    filter(znsMessageFields.omnichannel_page_id, {
      label: 'zns_message.omnichannel_page_id', kind: 'reference', place: 'panel',
    }),
    filter(znsMessageFields.buyer_name, { label: 'zns_message.buyer_name', kind: 'text', place: 'panel' }),
    filter(znsMessageFields.sent_at, {
      label: 'zns_message.sent_at', kind: 'date_range', place: 'panel', maxDays: 360, presets: [1, 7, 30, 90],
    }),
    filter(znsMessageFields.cost, { label: 'zns_message.cost', kind: 'number_range', place: 'panel' }),
  ],
  counts: ['failed', 'sent_today', 'delivered', 'waiting'],
  viewModes: [
    { key: 'all', label: 'screen.administration/zns.mode.all' },
    { key: 'failed', label: 'screen.administration/zns.mode.failed', badge: 'failed' },
    { key: 'scheduled', label: 'screen.administration/zns.mode.scheduled' },
  ],
  sort: { field: 'created_at', order: 'DESC' },
  toolbar: [
    {
      key: 'templates', label: 'screen.administration/zns.action.templates', route: '/administration/zns/template',
      permissions: ['administration_zns'],
    },
    {
      key: 'quota', label: 'screen.administration/zns.action.quota', route: '/administration/zns/quota',
      statistic: 'quota_left', permissions: ['administration_zns'],
    },
    {
      key: 'report', label: 'screen.administration/zns.action.report', route: '/administration/zns/report',
      permissions: ['administration_zns'],
    },
  ],
  row: [
    {
      key: 'resend', label: 'screen.administration/zns.action.resend', action: 'resend_zns',
      permissions: ['administration_zns'], confirm: true,
    },
    {
      key: 'cancel', label: 'zns_message.transition.cancel', transition: 'cancel', permissions: ['administration_zns'],
      tone: 'danger',
    },
  ],
  bulk: [
    {
      key: 'resend', label: 'screen.administration/zns.action.resend', action: 'resend_zns',
      permissions: ['administration_zns'], confirm: true,
    },
    {
      key: 'cancel', label: 'zns_message.transition.cancel', transition: 'cancel', permissions: ['administration_zns'],
      tone: 'danger',
    },
  ],
  actions: [resendZnsAction],
  workflows: [znsMessageWorkflow],
  mobile: { title: 'phone', lines: ['zns_template_id', 'state', 'code', 'sent_at'] },
  rowTone: [
    { when: (c: Logic<ZnsMessage>) => c.record.state === 'failed', tone: 'danger' },
    { when: (c: Logic<ZnsMessage>) => c.record.state === 'expired', tone: 'warning' },
  ],
  tiles: [
    {
      key: 'sent_today', label: 'screen.administration/zns.tile.sent_today', count: 'sent_today',
      filters: { sent_at: { from: { today: 0 }, to: { today: 0 } } }, tone: 'success',
    },
    {
      key: 'delivered', label: 'screen.administration/zns.tile.delivered', count: 'delivered',
      filters: { state: ['delivered'] }, tone: 'success',
    },
    {
      key: 'failed', label: 'screen.administration/zns.tile.failed', count: 'failed', filters: { state: ['failed'] },
      tone: 'danger',
    },
    {
      key: 'waiting', label: 'screen.administration/zns.tile.waiting', count: 'waiting', filters: { state: ['queued'] },
      tone: 'info',
    },
    { key: 'cost', label: 'screen.administration/zns.tile.cost', sum: 'cost' },
  ],
  emptyText: 'screen.administration/zns.empty',
  live: true,
});

export default function ZnsList() {
  return <ListScreen list={list} />;
}
