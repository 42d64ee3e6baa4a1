// Generated from schemas/crm/set-campaigns-running.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type SetCampaignsRunningActionInput = {
  ids: number[];
  is_running: boolean;
};

export type SetCampaignsRunningActionResult = {
  /** How many. */
  done: number;
};

export const setCampaignsRunningActionFields = createFields({
  ids: {
    type: 'links', json: 'array', required: true, maxItems: 1000,
    links: { entity: 'ads_campaign', table: '__ids', foreignKey: '_id', otherKey: 'ads_campaign_id' },
  },
  is_running: { type: 'boolean', json: 'boolean', required: true, default: false },
});

export const setCampaignsRunningAction: ActionCall<SetCampaignsRunningActionInput, SetCampaignsRunningActionResult> = {
  url: '/ads-campaigns-running',
};
