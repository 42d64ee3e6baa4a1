// Generated from schemas/messaging/omnichannel-page-hour.entity.json. Edit that file and run `npm run generate`.
import { createEntity } from '#contract/parts.ts';
import {
  omnichannelPageHourDisplay,
  omnichannelPageHourFields,
  omnichannelPageHourRules,
} from './omnichannel-page-hour.entity.gen.ts';

export const omnichannelPageHourModel = createEntity({
  name: 'omnichannel_page_hour',
  module: 'messaging',
  owner: 'customer',
  fields: Object.values(omnichannelPageHourFields),
  display: omnichannelPageHourDisplay,
  access: {
    read: ['crm_lead_omnichannel', 'customer_account', 'administration_zns'], create: null, update: null, delete: null,
  },
  lookup: ['crm_lead_omnichannel', 'customer_account', 'administration_zns'],
  rules: omnichannelPageHourRules,
  parent: { entity: 'omnichannel_page', foreignKey: 'omnichannel_page_id', field: 'hours' },
});
