// Generated from schemas/crm/ladi-page.entity.json. Edit that file and run `npm run generate`.
import { createFields, standardFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { RuleModel } from '#contract/model.ts';
import type { LadiPageField } from './ladi-page-field.entity.gen.ts';
import { type LeadSource, leadSource } from './lead-source.enum.gen.ts';
import { type ProcessLimit, processLimit } from './process-limit.enum.gen.ts';

export type LadiPage = {
  id: number;
  version: number;
  name: string;
  url: string;
  provider: LeadSource;
  webhook_key: string | null;
  /** Where its form sends to, below the address of this server. */
  webhook_path: string | null;
  active: boolean;
  fields: LadiPageField[];
  goods_ids: number[] | null;
  /** Whose leads they are, where a form's address names no campaign. */
  ads_campaign_id: number | null;
  /** Who gets its leads, whatever else the rule asks; empty: by the first rule that fits. */
  rule_id: number | null;
  /** Its leads are not confirmed before a deposit has come. */
  require_deposit: boolean | null;
  process_limit: ProcessLimit | null;
  /** Empty: the company's setting. */
  duplicate_days: number | null;
  no_confirm_from: string | null;
  no_confirm_to: string | null;
  last_received_at: string | null;
  last_error: string | null;
  created_at: string;
  created_by: number | null;
  updated_at: string;
  updated_by: number | null;
};

export const ladiPageFields = createFields({
  name: { type: 'text', json: 'string', required: true, key: true, ordered: true, maxLength: 100 },
  url: { type: 'link', json: 'string', required: true, key: true, maxLength: 300 },
  provider: { type: 'enum', json: 'string', required: true, default: 'landing_page', enum: leadSource },
  webhook_key: { type: 'secret', json: 'string', minLength: 12, maxLength: 100, writeOnly: true, secret: true },
  webhook_path: {
    type: 'code', json: 'string', readOnly: true, maxLength: 100,
    compute: {
      stored: false,
      value: (c: Logic<LadiPage>) => c.record.id != null ? ['/hooks/crm/landing?page=', c.record.id].join('') : null,
    },
  },
  active: { type: 'boolean', json: 'boolean', required: true, default: true },
  fields: {
    type: 'rows', json: 'array', required: true,
    rows: { entity: 'ladi_page_field', foreignKey: 'ladi_page_id', min: 1, max: 40, unique: ['incoming'] },
  },
  goods_ids: {
    type: 'links', json: 'array',
    links: { entity: 'goods', table: 'ladi_page__goods_ids', foreignKey: 'ladi_page_id', otherKey: 'goods_id' },
  },
  ads_campaign_id: { type: 'reference', json: 'integer', reference: { entity: 'ads_campaign', onDelete: 'restrict' } },
  rule_id: { type: 'reference', json: 'integer', reference: { entity: 'lead_rule', onDelete: 'restrict' } },
  require_deposit: { type: 'boolean', json: 'boolean', default: false },
  process_limit: { type: 'enum', json: 'integer', enum: processLimit },
  duplicate_days: { type: 'integer', json: 'integer', minimum: 0, maximum: 90 },
  no_confirm_from: { type: 'date_time', json: 'string' },
  no_confirm_to: { type: 'date_time', json: 'string' },
  last_received_at: { type: 'date_time', json: 'string', readOnly: true },
  last_error: { type: 'text', json: 'string', readOnly: true, maxLength: 500 },
  ...standardFields,
});

export const ladiPageRules: readonly RuleModel[] = [
  {
    key: 'key_needed',
    check: (c: Logic<LadiPage>) => c.record.webhook_key != null,
    level: 'error', on: ['create'], message: 'rule.ladi_page.key_needed', at: 'webhook_key',
  },
  {
    key: 'phone_mapped',
    check: (c: Logic<LadiPage>) =>
      (c.record.fields ?? []).some((row) => row.field == null) || (c.record.fields ?? []).some((row) => row.field === 'phone'),
    level: 'error', on: ['create', 'update'], message: 'rule.ladi_page.phone_mapped', at: 'fields',
  },
  {
    key: 'period',
    check: (c: Logic<LadiPage>) =>
      c.record.no_confirm_from == null && c.record.no_confirm_to == null || c.record.no_confirm_from != null && c.record.no_confirm_to != null && c.record.no_confirm_from < c.record.no_confirm_to,
    level: 'error', on: ['create', 'update'], message: 'rule.ladi_page.period', at: 'no_confirm_to',
  },
];

export const ladiPageDisplay = [{ field: 'name' }] as const;
