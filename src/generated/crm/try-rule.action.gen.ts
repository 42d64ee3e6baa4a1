// Generated from schemas/crm/try-rule.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import { type LeadSource, leadSource } from './lead-source.enum.gen.ts';

export type TryRuleActionInput = {
  source: LeadSource | null;
  phone: string | null;
  city: string | null;
  id_city: number | null;
  goods_id: number | null;
  ladi_page_id: number | null;
  ads_campaign_id: number | null;
  /** Where the company is; empty: now. */
  hour: string | null;
  omnichannel_page_id: number | null;
};

export type TryRuleActionResult = {
  /** Name of who gets it; null: nobody, it waits among the incomplete. */
  account: string | null;
  /** {id, name, misfit}: the active rules in their order, up to the first that fits; `misfit` is the condition that it does not meet, null where it fits. */
  rules: unknown;
  /** {id, name, hindrance, is_last, open}: whom that rule names, with what keeps him from being given leads (null: nothing), whether he had the phone last, and his open leads. */
  agents: unknown;
};

export const tryRuleActionFields = createFields({
  source: { type: 'enum', json: 'string', enum: leadSource },
  phone: { type: 'phone', json: 'string', maxLength: 20 },
  city: { type: 'text', json: 'string', maxLength: 100 },
  id_city: {
    type: 'reference', json: 'integer',
    reference: { entity: 'place', onDelete: 'restrict', where: { level: 1, scheme: 2 } },
  },
  goods_id: { type: 'reference', json: 'integer', reference: { entity: 'goods', onDelete: 'restrict' } },
  ladi_page_id: { type: 'reference', json: 'integer', reference: { entity: 'ladi_page', onDelete: 'restrict' } },
  ads_campaign_id: { type: 'reference', json: 'integer', reference: { entity: 'ads_campaign', onDelete: 'restrict' } },
  hour: { type: 'time', json: 'string' },
  omnichannel_page_id: {
    type: 'reference', json: 'integer', reference: { entity: 'omnichannel_page', onDelete: 'restrict' },
  },
});

export const tryRuleAction: ActionCall<TryRuleActionInput, TryRuleActionResult> = {
  url: '/lead-rule-try',
};
