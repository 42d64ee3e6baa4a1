// Generated from schemas/messaging/zns-template.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { znsTemplateDisplay, znsTemplateFields, znsTemplateRules } from './zns-template.entity.gen.ts';

export const znsTemplateModel = createEntity({
  name: 'zns_template',
  module: 'messaging',
  owner: 'customer',
  fields: Object.values(znsTemplateFields),
  display: znsTemplateDisplay,
  search: ['name', 'template_id'],
  unique: [
    { key: 'template_id', fields: ['template_id'], message: 'rule.zns_template.template_taken' },
    { key: 'used_for', fields: ['used_for'], message: 'rule.zns_template.event_taken' },
  ],
  index: [['omnichannel_page_id']],
  access: {
    read: ['administration_zns', 'customer_account'], create: null, update: ['administration_zns'], delete: null,
  },
  lookup: ['administration_zns', 'customer_account'],
  rules: znsTemplateRules,
  live: true,
});
