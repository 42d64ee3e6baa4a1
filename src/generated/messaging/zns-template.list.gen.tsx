// Generated from schemas/messaging/zns-template.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { omnichannelPageFields } from './omnichannel-page.entity.gen.ts';
import { testZnsAction } from './test-zns.action.gen.ts';
import { type ZnsTemplate, znsTemplateFields } from './zns-template.entity.gen.ts';

export const list = createList({
  screen: 'administration/zns/template',
  route: '/administration/zns/template',
  resource: 'zns_template',
  title: 'screen.administration/zns/template.title',
  permissions: ['administration_zns'],
  urls: { list: '/zns-template-list', count: '/zns-template-count', download: '/zns-template-download' },
  downloadName: 'zns-templates.xlsx',
  columns: [
    column(znsTemplateFields.name, {
      label: 'zns_template.name', cell: 'text', show: 'always', sort: true, width: 220, pin: 'left',
      link: '/administration/zns/template',
    }),
    column(znsTemplateFields.template_id, { label: 'zns_template.template_id', cell: 'code' }),
    column(znsTemplateFields.used_for, { label: 'zns_template.used_for', cell: 'enum' }),
    column(znsTemplateFields.active, { label: 'zns_template.active', cell: 'boolean' }),
    column(znsTemplateFields.state, { label: 'zns_template.state', cell: 'enum' }),
    column(znsTemplateFields.tag, { label: 'zns_template.tag', cell: 'text' }),
    column(znsTemplateFields.price, { label: 'zns_template.price', cell: 'money' }),
    column(znsTemplateFields.night_allowed, { label: 'zns_template.night_allowed', cell: 'boolean' }),
    column(znsTemplateFields.omnichannel_page_id, {
      label: 'zns_template.omnichannel_page_id', cell: 'reference', width: 200,
    }),
    column(omnichannelPageFields.quota_left, {
      key: 'omnichannel_page_id.quota_left', label: 'omnichannel_page.quota_left', cell: 'number',
    }),
    column(omnichannelPageFields.quota_day, {
      key: 'omnichannel_page_id.quota_day', label: 'omnichannel_page.quota_day', cell: 'number',
    }),
    column(znsTemplateFields.synced_at, { label: 'zns_template.synced_at', cell: 'date_time' }),
    column(znsTemplateFields.created_at, {
      label: 'kit.field.created_at', cell: 'date_time', show: 'optional', sort: true,
    }),
  ],
  filters: [
    filter(znsTemplateFields.name, { label: 'zns_template.name', kind: 'text' }),
    filter(znsTemplateFields.used_for, { label: 'zns_template.used_for', kind: 'multi_select' }),
    filter(znsTemplateFields.state, { label: 'zns_template.state', kind: 'multi_select' }),
    filter(znsTemplateFields.active, { label: 'zns_template.active', kind: 'boolean' }),
    filter(znsTemplateFields.omnichannel_page_id, { label: 'zns_template.omnichannel_page_id', kind: 'reference' }),
  ],
  sort: { field: 'name', order: 'ASC' },
  row: [
    {
      key: 'test_zns', label: 'zns_template.action.test_zns', action: 'test_zns', permissions: ['administration_zns'],
      confirm: true,
    },
  ],
  actions: [testZnsAction],
  open: '/administration/zns/template',
  mobile: { title: 'name', lines: ['used_for', 'active', 'state', 'price'] },
  rowTone: [
    { when: (c: Logic<ZnsTemplate>) => c.record.active === true && c.record.state !== 'enabled', tone: 'warning' },
  ],
  emptyText: 'screen.administration/zns/template.empty',
  live: true,
});

export default function ZnsTemplateList() {
  return <ListScreen list={list} />;
}
