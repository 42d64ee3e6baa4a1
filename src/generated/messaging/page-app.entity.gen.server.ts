// Generated from schemas/messaging/page-app.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import { pageAppDisplay, pageAppFields, pageAppRules } from './page-app.entity.gen.ts';

export const pageAppModel = createEntity({
  name: 'page_app',
  module: 'messaging',
  owner: 'customer',
  fields: Object.values(pageAppFields),
  computeSql: { webhook_path: { text: "('/hooks/crm/facebook?app=' || t.\"id\"::int8::text)", params: [] } },
  display: pageAppDisplay,
  search: ['app_id'],
  unique: [{ key: 'app', fields: ['app_id'], message: 'rule.page_app.app_taken' }],
  access: {
    read: ['crm_lead_omnichannel'], create: ['crm_lead_omnichannel'], update: ['crm_lead_omnichannel'],
    delete: ['crm_lead_omnichannel'],
  },
  lookup: ['crm_lead_omnichannel'],
  rules: pageAppRules,
});
