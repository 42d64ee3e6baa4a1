// Generated from schemas/crm/lead-rule.list.json. Edit that file and run `npm run generate`.
import type { Logic } from '#contract/logic.ts';
import { column, createList, filter } from '#web/list/ListDefinition.ts';
import { ListScreen } from '#web/list/ListScreen.tsx';
import { type LeadRule, leadRuleFields } from './lead-rule.entity.gen.ts';

export const list = createList({
  screen: 'crm/lead-rule',
  route: '/crm/lead-rule',
  resource: 'lead_rule',
  title: 'screen.crm/lead-rule.title',
  permissions: ['crm_ladi_page_config'],
  urls: { list: '/lead-rule-list', count: '/lead-rule-count', download: '/lead-rule-download' },
  downloadName: 'lead-rule.xlsx',
  columns: [
    column(leadRuleFields.position, { label: 'lead_rule.position', cell: 'number', sort: true, pin: 'left' }),
    column(leadRuleFields.name, {
      label: 'lead_rule.name', cell: 'text', show: 'always', width: 220, pin: 'left', link: '/crm/lead-rule',
    }),
    column(leadRuleFields.active, { label: 'lead_rule.active', cell: 'boolean' }),
    column(leadRuleFields.sources, { label: 'lead_rule.sources', cell: 'enum' }),
    column(leadRuleFields.ladi_page_ids, { label: 'lead_rule.ladi_page_ids', cell: 'reference' }),
    column(leadRuleFields.ads_campaign_ids, {
      label: 'lead_rule.ads_campaign_ids', cell: 'reference', show: 'optional',
    }),
    column(leadRuleFields.omnichannel_page_ids, {
      label: 'lead_rule.omnichannel_page_ids', cell: 'reference', show: 'optional',
    }),
    column(leadRuleFields.category_ids, { label: 'lead_rule.category_ids', cell: 'reference', show: 'optional' }),
    column(leadRuleFields.city_ids, { label: 'lead_rule.city_ids', cell: 'reference' }),
    column(leadRuleFields.city, { label: 'lead_rule.city', cell: 'text', show: 'optional' }),
    column(leadRuleFields.hour_from, { label: 'lead_rule.hour_from', cell: 'text' }),
    column(leadRuleFields.hour_to, { label: 'lead_rule.hour_to', cell: 'text' }),
    column(leadRuleFields.account_ids, { label: 'lead_rule.account_ids', cell: 'reference' }),
    column(leadRuleFields.mode, { label: 'lead_rule.mode', cell: 'enum' }),
    column(leadRuleFields.sticky, { label: 'lead_rule.sticky', cell: 'boolean' }),
    column(leadRuleFields.process_limit, { label: 'lead_rule.process_limit', cell: 'enum', show: 'optional' }),
    column(leadRuleFields.same_as_id, { label: 'lead_rule.same_as_id', cell: 'reference' }),
  ],
  filters: [
    filter(leadRuleFields.name, { label: 'lead_rule.name', kind: 'text' }),
    filter(leadRuleFields.active, { label: 'lead_rule.active', kind: 'boolean' }),
    filter(leadRuleFields.account_ids, { label: 'lead_rule.account_ids', kind: 'reference' }),
  ],
  sort: { field: 'position', order: 'ASC' },
  toolbar: [
    {
      key: 'try', label: 'screen.crm/lead-rule.action.try', route: '/crm/lead-rule-try',
      permissions: ['crm_ladi_page_config'],
    },
    {
      key: 'create', label: 'action.create', route: '/crm/lead-rule/create', permissions: ['crm_ladi_page_config'],
      tone: 'success',
    },
  ],
  open: '/crm/lead-rule',
  create: { route: '/crm/lead-rule/create', permissions: ['crm_ladi_page_config'] },
  mobile: { title: 'name', lines: ['active', 'account_ids', 'mode'] },
  rowTone: [
    { when: (c: Logic<LeadRule>) => c.record.same_as_id != null, tone: 'warning' },
    { when: (c: Logic<LeadRule>) => c.record.active === false, tone: 'neutral' },
  ],
  emptyText: 'screen.crm/lead-rule.empty',
  live: true,
});

export default function LeadRuleList() {
  return <ListScreen list={list} />;
}
