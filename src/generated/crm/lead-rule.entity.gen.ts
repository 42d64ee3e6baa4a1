// Generated from schemas/crm/lead-rule.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import { type LeadSource, leadSource } from './lead-source.enum.gen.ts';
import { type ProcessLimit, processLimit } from './process-limit.enum.gen.ts';
import { type RuleMode, ruleMode } from './rule-mode.enum.gen.ts';

export type LeadRule = {
  id: number;
  version: number;
  name: string;
  position: number;
  active: boolean;
  sources: LeadSource[] | null;
  ladi_page_ids: number[] | null;
  ads_campaign_ids: number[] | null;
  /** Of leads that came out of a chat: the page where it is. */
  omnichannel_page_ids: number[] | null;
  /** Of the goods that somebody wants, one is enough. */
  category_ids: number[] | null;
  /** Where it goes; a place of the old scheme is met by its name. */
  city_ids: number[] | null;
  /** Words that the place of a lead holds, for forms that send it as a text. */
  city: string | null;
  hour_from: string | null;
  hour_to: string | null;
  account_ids: number[];
  mode: RuleMode;
  sticky: boolean;
  process_limit: ProcessLimit | null;
  /** Another active rule with the same conditions: only the first of both is ever taken. */
  same_as_id: number | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const leadRuleFields = createFields({
  name: { type: 'text', json: 'string', required: true, key: true, ordered: true, maxLength: 100 },
  position: { type: 'integer', json: 'integer', required: true, minimum: 1, maximum: 1000, default: 1 },
  active: { type: 'boolean', json: 'boolean', required: true, default: true },
  sources: { type: 'enums', json: 'array', enum: leadSource },
  ladi_page_ids: {
    type: 'links', json: 'array',
    links: {
      entity: 'ladi_page', table: 'lead_rule__ladi_page_ids', foreignKey: 'lead_rule_id', otherKey: 'ladi_page_id',
    },
  },
  ads_campaign_ids: {
    type: 'links', json: 'array',
    links: {
      entity: 'ads_campaign', table: 'lead_rule__ads_campaign_ids', foreignKey: 'lead_rule_id',
      otherKey: 'ads_campaign_id',
    },
  },
  omnichannel_page_ids: {
    type: 'links', json: 'array',
    links: {
      entity: 'omnichannel_page', table: 'lead_rule__omnichannel_page_ids', foreignKey: 'lead_rule_id',
      otherKey: 'omnichannel_page_id',
    },
  },
  category_ids: {
    type: 'links', json: 'array',
    links: {
      entity: 'goods_category', table: 'lead_rule__category_ids', foreignKey: 'lead_rule_id',
      otherKey: 'goods_category_id',
    },
  },
  city_ids: {
    type: 'links', json: 'array',
    links: {
      entity: 'place', table: 'lead_rule__city_ids', foreignKey: 'lead_rule_id', otherKey: 'place_id',
      where: { level: 1, scheme: 2 },
    },
  },
  city: { type: 'text', json: 'string', maxLength: 100 },
  hour_from: { type: 'time', json: 'string' },
  hour_to: { type: 'time', json: 'string' },
  account_ids: {
    type: 'links', json: 'array', required: true,
    links: { entity: 'account', table: 'lead_rule__account_ids', foreignKey: 'lead_rule_id', otherKey: 'account_id' },
  },
  mode: { type: 'enum', json: 'string', required: true, default: 'round_robin', enum: ruleMode },
  sticky: { type: 'boolean', json: 'boolean', required: true, default: true },
  process_limit: { type: 'enum', json: 'integer', enum: processLimit },
  same_as_id: {
    type: 'reference', json: 'integer', readOnly: true, reference: { entity: 'lead_rule', onDelete: 'clear' },
  },
  ...standardFields,
});

export const leadRuleRules: readonly RuleModel[] = [
  {
    key: 'hours',
    check: (c: Logic<LeadRule>) =>
      c.record.hour_from == null && c.record.hour_to == null || c.record.hour_from != null && c.record.hour_to != null,
    level: 'error', on: ['create', 'update'], message: 'rule.lead_rule.hours', at: 'hour_to',
  },
  {
    key: 'same',
    check: (c: Logic<LeadRule>) => c.record.active == null || c.record.same_as_id == null || c.record.active === false,
    level: 'warning', on: ['create', 'update'], message: 'rule.lead_rule.same', at: 'active', value: 'same_as_id',
  },
];

export const leadRuleDisplay = [{ field: 'name' }] as const;
