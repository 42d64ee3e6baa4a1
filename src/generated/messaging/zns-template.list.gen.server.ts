// Generated from schemas/messaging/zns-template.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { omnichannelPageFields } from './omnichannel-page.entity.gen.ts';
import { znsTemplateFields } from './zns-template.entity.gen.ts';

export const znsTemplateList = createList({
  screen: 'administration/zns/template',
  route: '/administration/zns/template',
  module: 'messaging',
  entity: 'zns_template',
  permissions: ['administration_zns'],
  urls: { list: '/zns-template-list', count: '/zns-template-count', download: '/zns-template-download' },
  downloadName: 'zns-templates.xlsx',
  columns: [
    column(znsTemplateFields.name, { label: 'zns_template.name', show: 'always', sort: true }),
    column(znsTemplateFields.template_id, { label: 'zns_template.template_id' }),
    column(znsTemplateFields.used_for, { label: 'zns_template.used_for' }),
    column(znsTemplateFields.active, { label: 'zns_template.active' }),
    column(znsTemplateFields.state, { label: 'zns_template.state' }),
    column(znsTemplateFields.tag, { label: 'zns_template.tag' }),
    column(znsTemplateFields.price, { label: 'zns_template.price' }),
    column(znsTemplateFields.night_allowed, { label: 'zns_template.night_allowed' }),
    column(znsTemplateFields.omnichannel_page_id, { label: 'zns_template.omnichannel_page_id' }),
    column(omnichannelPageFields.quota_left, {
      key: 'omnichannel_page_id.quota_left',
      steps: [{ field: 'omnichannel_page_id', kind: 'reference', entity: 'omnichannel_page' }],
      label: 'omnichannel_page.quota_left',
    }),
    column(omnichannelPageFields.quota_day, {
      key: 'omnichannel_page_id.quota_day',
      steps: [{ field: 'omnichannel_page_id', kind: 'reference', entity: 'omnichannel_page' }],
      label: 'omnichannel_page.quota_day',
    }),
    column(znsTemplateFields.synced_at, { label: 'zns_template.synced_at' }),
    column(znsTemplateFields.created_at, { label: 'kit.field.created_at', show: 'optional', sort: true }),
  ],
  filters: [
    filter(znsTemplateFields.name, { label: 'zns_template.name', kind: 'text' }),
    filter(znsTemplateFields.used_for, { label: 'zns_template.used_for', kind: 'multi_select' }),
    filter(znsTemplateFields.state, { label: 'zns_template.state', kind: 'multi_select' }),
    filter(znsTemplateFields.active, { label: 'zns_template.active', kind: 'boolean' }),
    filter(znsTemplateFields.omnichannel_page_id, { label: 'zns_template.omnichannel_page_id', kind: 'reference' }),
  ],
  sort: { field: 'name', order: 'ASC' },
});
