// Generated from schemas/crm/lead-rule.form.json. Edit that file and run `npm run generate`.
import { createForm, input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';
import { leadRuleFields, leadRuleRules } from './lead-rule.entity.gen.ts';

export const form = createForm({
  screen: 'crm/lead-rule',
  route: '/crm/lead-rule',
  resource: 'lead_rule',
  title: 'screen.crm/lead-rule.title',
  mode: 'edit',
  permissions: ['crm_ladi_page_config'],
  create: ['crm_ladi_page_config'],
  remove: ['crm_ladi_page_config'],
  sections: [
    {
      key: 'main', label: 'screen.crm/lead-rule.section.main', columns: 2,
      inputs: [
        input(leadRuleFields.name, { label: 'lead_rule.name' }),
        input(leadRuleFields.position, { label: 'lead_rule.position' }),
        input(leadRuleFields.active, { label: 'lead_rule.active' }),
      ],
    },
    {
      key: 'conditions', label: 'screen.crm/lead-rule.section.conditions', columns: 2,
      inputs: [
        input(leadRuleFields.sources, { label: 'lead_rule.sources' }),
        input(leadRuleFields.ladi_page_ids, { label: 'lead_rule.ladi_page_ids' }),
        input(leadRuleFields.ads_campaign_ids, { label: 'lead_rule.ads_campaign_ids' }),
        input(leadRuleFields.omnichannel_page_ids, { label: 'lead_rule.omnichannel_page_ids' }),
        input(leadRuleFields.category_ids, { label: 'lead_rule.category_ids' }),
        input(leadRuleFields.city_ids, { label: 'lead_rule.city_ids' }),
        input(leadRuleFields.city, { label: 'lead_rule.city' }),
        input(leadRuleFields.hour_from, { label: 'lead_rule.hour_from' }),
        input(leadRuleFields.hour_to, { label: 'lead_rule.hour_to' }),
      ],
    },
    {
      key: 'work', label: 'screen.crm/lead-rule.section.work', columns: 2,
      inputs: [
        input(leadRuleFields.account_ids, { label: 'lead_rule.account_ids' }),
        input(leadRuleFields.mode, { label: 'lead_rule.mode' }),
        input(leadRuleFields.sticky, { label: 'lead_rule.sticky' }),
        input(leadRuleFields.process_limit, { label: 'lead_rule.process_limit' }),
      ],
    },
  ],
  models: { lead_rule: { name: 'lead_rule', fields: Object.values(leadRuleFields), rules: leadRuleRules } },
  validate: () => import('#generated/built/crm/lead-rule.validate.gen.js'),
  display: [{ field: 'name' }],
});

export default function LeadRuleForm() {
  return <FormScreen form={form} />;
}
