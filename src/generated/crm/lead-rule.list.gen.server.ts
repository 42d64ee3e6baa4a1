// Generated from schemas/crm/lead-rule.list.json. Edit that file and run `npm run generate`.
import { column, createList, filter } from '#contract/parts.ts';
import { leadRuleFields } from './lead-rule.entity.gen.ts';

export const leadRuleList = createList({
  screen: 'crm/lead-rule',
  route: '/crm/lead-rule',
  module: 'crm',
  entity: 'lead_rule',
  permissions: ['crm_ladi_page_config'],
  urls: { list: '/lead-rule-list', count: '/lead-rule-count', download: '/lead-rule-download' },
  downloadName: 'lead-rule.xlsx',
  columns: [
    column(leadRuleFields.position, { label: 'lead_rule.position', sort: true }),
    column(leadRuleFields.name, { label: 'lead_rule.name', show: 'always' }),
    column(leadRuleFields.active, { label: 'lead_rule.active' }),
    column(leadRuleFields.sources, { label: 'lead_rule.sources' }),
    column(leadRuleFields.ladi_page_ids, { label: 'lead_rule.ladi_page_ids' }),
    column(leadRuleFields.ads_campaign_ids, { label: 'lead_rule.ads_campaign_ids', show: 'optional' }),
    column(leadRuleFields.omnichannel_page_ids, { label: 'lead_rule.omnichannel_page_ids', show: 'optional' }),
    column(leadRuleFields.category_ids, { label: 'lead_rule.category_ids', show: 'optional' }),
    column(leadRuleFields.city_ids, { label: 'lead_rule.city_ids' }),
    column(leadRuleFields.city, { label: 'lead_rule.city', show: 'optional' }),
    column(leadRuleFields.hour_from, { label: 'lead_rule.hour_from' }),
    column(leadRuleFields.hour_to, { label: 'lead_rule.hour_to' }),
    column(leadRuleFields.account_ids, { label: 'lead_rule.account_ids' }),
    column(leadRuleFields.mode, { label: 'lead_rule.mode' }),
    column(leadRuleFields.sticky, { label: 'lead_rule.sticky' }),
    column(leadRuleFields.process_limit, { label: 'lead_rule.process_limit', show: 'optional' }),
    column(leadRuleFields.same_as_id, { label: 'lead_rule.same_as_id' }),
  ],
  filters: [
    filter(leadRuleFields.name, { label: 'lead_rule.name', kind: 'text' }),
    filter(leadRuleFields.active, { label: 'lead_rule.active', kind: 'boolean' }),
    filter(leadRuleFields.account_ids, { label: 'lead_rule.account_ids', kind: 'reference' }),
  ],
  sort: { field: 'position', order: 'ASC' },
});
