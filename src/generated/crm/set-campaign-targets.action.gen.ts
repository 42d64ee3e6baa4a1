// Generated from schemas/crm/set-campaign-targets.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type SetCampaignTargetsActionInput = {
  ids: number[];
  target_cpa: number;
  target_delivered: number | null;
  warn_percent: number | null;
  good_percent: number | null;
};

export type SetCampaignTargetsActionResult = {
  /** How many. */
  done: number;
};

export const setCampaignTargetsActionFields = createFields({
  ids: {
    type: 'links', json: 'array', required: true, maxItems: 1000,
    links: { entity: 'ads_campaign', table: '__ids', foreignKey: '_id', otherKey: 'ads_campaign_id' },
  },
  target_cpa: { type: 'money', json: 'integer', required: true, minimum: 1 },
  target_delivered: { type: 'money', json: 'integer', minimum: 1 },
  warn_percent: { type: 'integer', json: 'integer', minimum: 100, maximum: 1000 },
  good_percent: { type: 'integer', json: 'integer', minimum: 1, maximum: 100 },
});

export const setCampaignTargetsAction: ActionCall<SetCampaignTargetsActionInput, SetCampaignTargetsActionResult> = {
  url: '/ads-campaigns-target',
};
